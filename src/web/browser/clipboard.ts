/** Puts the same on the clipboard as rich and as plain text at once; the program that pastes takes what it can use. */

/** Answers false where the browser does not let it. */
export async function copyBoth({ html, plain }: { html: string; plain: string }): Promise<boolean> {
  const blobs = { 'text/html': html, 'text/plain': plain };
  try {
    const items = Object.entries(blobs).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(items))]);
    return true;
  } catch {
    return copyByEvent(blobs);
  }
}

/** Where the page has no secure connection, or the browser no such clipboard: the event of a copying is filled by hand. */
function copyByEvent(texts: Record<string, string>): boolean {
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
  };
  document.addEventListener('copy', fill);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return isCopied;
}
