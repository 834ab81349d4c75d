/** The app's own files for the time without network: see service-worker.ts. */
import { whenCalm } from './calm.ts';

/** For who is signed in: a visitor pays nothing for it. */
export function keepAppForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenCalm(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
}
