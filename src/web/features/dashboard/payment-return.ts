import { useEffect } from 'react';
import { toast } from '../../ui/toast.tsx';
import { useRefreshSubscription, welcomeFrom } from '../subscription/queries.ts';

/** One verification at a time, also where the screen is drawn twice. */
let verifying: string | undefined;

/** The browser came back from a checkout: its word is not taken, the server is asked. */
export function usePaymentReturn(): void {
  const refresh = useRefreshSubscription();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const sessionId = query.get('session_id');
    if (!sessionId || query.get('success') !== 'true' || verifying === sessionId) return;
    verifying = sessionId;
    welcomeFrom(sessionId)
      .then((welcome) => {
        if (!welcome) return;
        toast(welcome);
        history.replaceState(history.state, '', location.pathname);
        return refresh();
      })
      // The plan appears by itself as soon as the payment is known: no failure to tell of.
      .catch(() => undefined)
      .finally(() => {
        verifying = undefined;
      });
  }, [refresh]);
}
