/** Whether a session is open, asked without the contract and the errors of calls: the landing page needs no more. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const answer = await fetch('/api/auth/user', { credentials: 'same-origin' });
    // Read to its end, since an answer left open keeps its connection.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
