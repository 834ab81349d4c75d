/** The app's own files for the time without network: see service-worker.ts. */
import { afterFirstUse } from './first-use.ts';

const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);

/** For students who are signed in and use it: a look at the first screen costs no more than that screen. */
export function keepAppForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  afterFirstUse(() => {
    if (navigator.onLine) register();
    else addEventListener('online', register, { once: true });
  });
}
