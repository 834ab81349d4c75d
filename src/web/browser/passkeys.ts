/** Asks the browser for a passkey. What passes between it and the server is WebAuthn's own JSON. */

type Json = Record<string, unknown>;

/** Older browsers know passkeys but not their JSON; they are not offered any. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

function jsonOf(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser answered no passkey');
  return { ...credential.toJSON() };
}

// The options come from the server as WebAuthn's JSON, which the browser itself checks.
const creationOptions = (options: Json) =>
  PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
const requestOptions = (options: Json) =>
  PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );

export const makePasskey = async (options: Json) =>
  jsonOf(await navigator.credentials.create({ publicKey: creationOptions(options) }));

export const answerWithPasskey = async (options: Json) =>
  jsonOf(await navigator.credentials.get({ publicKey: requestOptions(options) }));

/** True where the student closed the browser's own question: nothing went wrong then. */
export const isPasskeyDeclined = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
