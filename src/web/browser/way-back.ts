/** Where a signed-out student wanted to read: kept in this tab until she is in again, by whichever way she signs in. */
import { lastStudent } from './session-hint.ts';

const key = 'way-back';
/** Whose it was, where that was known still. */
const ownerKey = 'way-back-of';
/** Set while she goes on to the next page by what she pressed, or signs in at a provider, which leads back to the front door. */
const goingOnKey = 'way-back-goes-on';

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined; // storage is switched off
  }
}

/** The place on the screen that the address names, with the passage that it leads to. */
export function rememberWayBack(): void {
  const { pathname, search, hash } = location;
  quietly(() => {
    sessionStorage.setItem(key, `${pathname}${search}${hash}`);
    sessionStorage.setItem(ownerKey, String(lastStudent() ?? ''));
  });
}

export const forgetWayBack = () => void quietly(() => sessionStorage.removeItem(key));

export const keepWayBack = () => void quietly(() => sessionStorage.setItem(goingOnKey, '1'));

/** Undefined where her visit began at the front door, and where it was another's. */
export function wayBack(studentId: number): string | undefined {
  const owner = quietly(() => sessionStorage.getItem(ownerKey)) ?? '';
  if (owner !== '' && owner !== String(studentId)) return undefined;
  const kept = quietly(() => sessionStorage.getItem(key)) ?? undefined;
  // Two slashes would lead to another site.
  return kept?.startsWith('/') && !kept.startsWith('//') ? kept : undefined;
}

export function takeWayBack(studentId: number): string | undefined {
  const kept = wayBack(studentId);
  forgetWayBack();
  return kept;
}

/** Called once a page is loaded at a front door: a visit that begins there ends there, one that was led there goes on. */
export function beginVisit(): void {
  const goesOn = quietly(() => sessionStorage.getItem(goingOnKey)) != null;
  quietly(() => sessionStorage.removeItem(goingOnKey));
  if (!goesOn) forgetWayBack();
}
