/** Passkeys. Paths are the sign-in library's; options and responses are WebAuthn's own JSON, handed on as they are. */
import { z } from 'zod';
import { passkeySchema, userSchema } from './auth.ts';
import { byId, endpoint, idSchema, noRequest, publicEndpoint } from './endpoint.ts';

const webAuthnJsonSchema = z.record(z.string(), z.unknown());
const passkeyNameSchema = z
  .string()
  .trim()
  .min(1, 'A passkey needs a name')
  .max(100)
  .regex(/^\P{Cc}*$/u, 'A name can’t contain line breaks or control characters.');

export const beginPasskey = endpoint({
  method: 'GET',
  path: '/api/auth/passkey/generate-register-options',
  summary:
    'Options for navigator.credentials.create (PublicKeyCredential.parseCreationOptionsFromJSON). If the last sign-in or confirmation is more than ten minutes old, 403 confirm_first, or sign_in_again for an account with neither a password nor a second factor.',
  request: noRequest,
  answer: webAuthnJsonSchema,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/verify-registration',
  isOpenBeforeTerms: true,
  summary:
    'Save a new passkey; response is the credential’s toJSON(). 400 passkey_refused; 403 confirm_first or sign_in_again.',
  request: z.object({ response: webAuthnJsonSchema, name: passkeyNameSchema.optional() }),
  answer: passkeySchema,
});

export const beginPasskeySignIn = publicEndpoint({
  method: 'GET',
  path: '/api/auth/passkey/generate-authenticate-options',
  summary: 'Options for navigator.credentials.get (PublicKeyCredential.parseRequestOptionsFromJSON).',
  request: noRequest,
  answer: webAuthnJsonSchema,
});

export const signInWithPasskey = publicEndpoint({
  method: 'POST',
  path: '/api/auth/passkey/verify-authentication',
  summary: 'Sign in with a passkey: response is the credential’s toJSON(). 400 passkey_refused.',
  request: z.object({ response: webAuthnJsonSchema }),
  answer: userSchema,
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/auth/passkey/list-user-passkeys',
  summary: "The student's passkeys.",
  request: noRequest,
  answer: z.array(passkeySchema),
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/update-passkey',
  isOpenBeforeTerms: true,
  summary: 'Rename a passkey.',
  request: byId.extend({ name: passkeyNameSchema }),
  answer: z.object({ passkey: passkeySchema }),
});

export const deletePasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/delete-passkey',
  isOpenBeforeTerms: true,
  summary: 'Delete a passkey.',
  request: z.object({ id: idSchema }),
  answer: z.object({ status: z.literal(true) }),
});
