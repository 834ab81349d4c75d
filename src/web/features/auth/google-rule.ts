/** Whether sign-in with Google is offered. */
type Availability = { hasGoogleClientId: boolean; hasGoogleClientSecret: boolean };

const isOwnMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** Where the server cannot be asked, it is offered on the developer's own machine alone. */
export function isGoogleOffered(
  answer: { data?: Availability | undefined; isError: boolean },
  host: string,
): boolean {
  if (answer.data) return answer.data.hasGoogleClientId && answer.data.hasGoogleClientSecret;
  return answer.isError && isOwnMachine(host);
}
