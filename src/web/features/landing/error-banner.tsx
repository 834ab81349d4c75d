import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { takeErrorParameter } from './error-parameter.ts';

/** The message that came in the address. */
export function ErrorBanner() {
  const [message] = useState(takeErrorParameter);
  return message ? <Alert>{message}</Alert> : null;
}

/** The same on a page that comes as finished HTML: page.ts puts the message in and shows it. */
export function ErrorBannerTemplate() {
  return (
    <template data-error-banner="">
      <Alert>
        <span data-message="" />
      </Alert>
    </template>
  );
}
