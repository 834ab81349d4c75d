/** Sets quoted matter apart from instructions. */

/** Made anew for each call, so that no text can hold the mark that ends it. */
export function newFence(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fenced(what: string, text: string, fence: string): string {
  return `<${what} fence="${fence}">\n${text}\n</${what} fence="${fence}">`;
}
