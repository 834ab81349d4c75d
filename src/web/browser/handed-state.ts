/** What a screen already knows, for the form it leads to: kept with the history's entry, never in the address bar. */

export const stateWithEmail = (email: string | null) => (email === null ? {} : { email });

/** Empty where the screen before knew none. */
export function emailOfState(): string {
  const { email } = (history.state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/** The title of a tried case that an account will keep. */
export const stateWithCase = (title: string) => ({ triedCase: title });

/** Empty where none waits for the account. */
export function caseOfState(): string {
  const { triedCase } = (history.state ?? {}) as { triedCase?: unknown };
  return typeof triedCase === 'string' ? triedCase : '';
}
