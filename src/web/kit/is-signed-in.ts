/** Whether a session is open, asked without the contract and the errors of calls: the landing page needs no more. */
export async function isSignedIn(): Promise<boolean> {
  const answer = await fetch('/api/auth/user', { credentials: 'same-origin' }).catch(() => undefined);
  return answer?.ok === true;
}
