/**
 * The message that a failed outside sign-in leaves in the address; read once, then taken out of it. Anybody can send
 * anybody a link with words of her own in it.
 */
const longest = 200;

let taken: string | undefined;

export function takeErrorParameter(): string | undefined {
  const url = new URL(location.href);
  const message = url.searchParams.get('error');
  if (message !== null) {
    taken = quotable(message);
    url.searchParams.delete('error');
    history.replaceState(history.state, '', url);
  }
  return taken;
}

/** It has been seen. */
export function forgetErrorParameter(): void {
  taken = undefined;
}

/** One short line, without what would turn, hide or break it. */
export function quotable(message: string): string {
  const letters = [...message.replaceAll(/[\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll(/\p{C}+/gu, '')];
  const short = letters.slice(0, longest).join('').trim();
  return letters.length > longest ? `${short}…` : short;
}
