/** The pages of the test checkout: in place of the provider's, and marked as a test all over. */
import { html } from 'hono/html';
import { currency, product } from '../../../shared/prices.ts';

type Markup = ReturnType<typeof html>;

export const inMoney = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency });

export type CheckoutView = {
  id: string;
  label: string;
  cents: number;
  isMonthly: boolean;
  refusal: string | null;
  isBankAsked: boolean;
};

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem 0; }
  .test { border: 2px dashed; border-radius: .5rem; padding: .75rem 1rem; font-weight: 600; }
  h1 { font-size: 1.25rem; margin: 1.5rem 0 .25rem; }
  .price { font-size: 2rem; font-variant-numeric: tabular-nums; margin: 0 0 1.5rem; }
  form { display: grid; gap: .75rem; }
  button { font: inherit; min-height: 2.75rem; border-radius: .5rem; border: 1px solid; background: transparent; color: inherit; cursor: pointer; }
  button.main { background: CanvasText; color: Canvas; font-weight: 600; }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  .refusal { border-left: 4px solid; padding-left: .75rem; font-weight: 600; }
`;

function page(title: string, nonce: string, body: Markup, refreshSeconds?: number): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />` : ''}
        <title>${title} · test checkout of ${product}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <p class="test">Test checkout. No card is asked for and no money moves.</p>
          ${body}
        </main>
      </body>
    </html>`;
}

export function checkoutPage(view: CheckoutView, nonce: string): Markup {
  const price = `${inMoney(view.cents)}${view.isMonthly ? ' per month' : ''}`;
  const heading = html`<h1>${view.label}</h1>
    <p class="price">${price}</p>`;
  if (view.isBankAsked) {
    const waiting = html`${heading}
      <p role="status">Your bank is confirming the payment. This takes a few seconds…</p>`;
    return page('Waiting for the bank', nonce, waiting, 1);
  }
  const refusal = view.refusal ? html`<p class="refusal" role="alert">${view.refusal}</p>` : '';
  return page(
    'Pay',
    nonce,
    html`${heading} ${refusal}
      <form method="post" action="/test-checkout/${view.id}">
        <button class="main" name="act" value="pay">Pay ${inMoney(view.cents)}</button>
        <button name="act" value="bank">Pay, and let the bank confirm it (3-D Secure)</button>
        <button name="act" value="decline">Pay with a card that is declined</button>
        <button name="act" value="cancel">Cancel and go back</button>
      </form>`,
  );
}

export const closedPage = (nonce: string) =>
  page('Closed', nonce, html`<h1>This checkout is closed</h1><p>Go back to ${product} and begin again.</p>`);

export const receiptPage = (cents: number, paidOn: string, refunded: number, nonce: string) =>
  page(
    'Receipt',
    nonce,
    html`<h1>Receipt</h1>
      <p class="price">${inMoney(cents)}</p>
      <p>Paid on ${paidOn}.${refunded > 0 ? ` Of it ${inMoney(refunded)} were refunded.` : ''}</p>`,
  );

export const portalPage = (back: string, nonce: string) =>
  page(
    'Cards',
    nonce,
    html`<h1>Cards and invoices</h1>
      <p>The provider's own page for cards and invoices opens here.</p>
      <p><a href="${back}">Back to ${product}</a></p>`,
  );
