/** The message that a failed outside sign-in leaves in the address; read once, then taken out of it. */
let taken: string | undefined;

export function takeErrorParameter(): string | undefined {
  const url = new URL(location.href);
  const message = url.searchParams.get('error');
  if (message !== null) {
    taken = message;
    url.searchParams.delete('error');
    history.replaceState(history.state, '', url);
  }
  return taken;
}
