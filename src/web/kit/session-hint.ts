/** Remembers that somebody signed in here, so that the app loads without asking first. It proves nothing. */
const storageKey = 'signed-in';

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined; // storage is switched off
  }
}

export const wasSignedIn = () => quietly(() => localStorage.getItem(storageKey)) === 'yes';
export const rememberSignedIn = () => quietly(() => localStorage.setItem(storageKey, 'yes'));
export const forgetSignedIn = () => quietly(() => localStorage.removeItem(storageKey));
