/** The tab that a checkout opens in. */

export type CheckoutTab = { show(url: string): void; close(): void };

/**
 * To be called in the press itself: a browser blocks a tab that is opened later. Undefined where it blocks this one too.
 * Not `noopener`, which would answer null for a tab that was opened.
 */
export function openCheckoutTab(): CheckoutTab | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.document.title = 'Opening the checkout';
  tab.document.body.textContent = 'Opening the checkout …';
  return {
    show(url) {
      tab.location.href = url;
    },
    close: () => tab.close(),
  };
}
