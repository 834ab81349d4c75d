import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { forgetErrorParameter, takeErrorParameter } from './error-parameter.ts';

/** Never taken for words of the product's own: whoever made the link may have written them. */
function Quotation({ children }: { children: ReactNode }) {
  return (
    <Alert>
      <p className="font-semibold">This page was opened with a message</p>
      <blockquote className="[overflow-wrap:anywhere]">“{children}”</blockquote>
    </Alert>
  );
}

/** The message that came in the address. */
export function ErrorBanner() {
  const [message] = useState(takeErrorParameter);
  // Once: not again on the way back from another screen.
  useEffect(() => forgetErrorParameter, []);
  return message ? <Quotation>{message}</Quotation> : null;
}

/** The same on a page that comes as finished HTML: page.ts puts the message in and shows it. */
export function ErrorBannerTemplate() {
  return (
    <template data-error-banner="">
      <Quotation>
        <span data-message="" />
      </Quotation>
    </template>
  );
}
