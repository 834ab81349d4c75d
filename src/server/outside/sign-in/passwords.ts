import { hash, verify } from '@node-rs/argon2';

/** Memory, passes and lanes are OWASP's first recommendation for argon2id. */
const argon2id = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), argon2id);

export const isPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC'));
