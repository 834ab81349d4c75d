/** Remembers who signed in here last, so that the app loads without asking first. It proves nothing. */
export const sessionHintKey = 'signed-in';

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined; // storage is switched off
  }
}

/** The id of the student whose things this browser may hold. */
export function lastStudent(): number | undefined {
  const id = Number(quietly(() => localStorage.getItem(sessionHintKey)));
  return id > 0 ? id : undefined;
}

const personKey = 'signed-in-as';
export type Person = { firstName: string; lastName: string; email: string };

/** How she is called, for the time without network. */
export const rememberPerson = ({ firstName, lastName, email }: Person) =>
  quietly(() => localStorage.setItem(personKey, JSON.stringify({ firstName, lastName, email })));

export function lastPerson(): Person {
  const kept = quietly(() => JSON.parse(localStorage.getItem(personKey) ?? '{}') as Partial<Person>); // as it was stored
  return { firstName: kept?.firstName ?? '', lastName: kept?.lastName ?? '', email: kept?.email ?? '' };
}

/** Set while a student has left without network: the server is told before anybody is asked for again. */
const leavingKey = 'leaving';

export const noteLeaving = () => quietly(() => localStorage.setItem(leavingKey, '1'));
export const isLeaving = () => quietly(() => localStorage.getItem(leavingKey)) === '1';
export const forgetLeaving = () => quietly(() => localStorage.removeItem(leavingKey));

export const wasSignedIn = () => lastStudent() !== undefined;
export const rememberSignedIn = (id: number) =>
  quietly(() => localStorage.setItem(sessionHintKey, String(id)));
export const forgetSignedIn = () =>
  quietly(() => {
    localStorage.removeItem(personKey);
    localStorage.removeItem(sessionHintKey);
  });
