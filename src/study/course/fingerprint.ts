import { seededShare } from '../drill/seeded.ts';

const part = (text: string) => Math.floor(seededShare(text) * 2 ** 32).toString(36);

/** A short name for a text, the same for the same words whatever their spaces and capitals. */
export function fingerprint(text: string): string {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return `${part(plain)}${part(`second ${plain}`)}`;
}
