/** The app's own files for the time without network: see service-worker.ts. */

/** For who is signed in: a visitor pays nothing for it. Waits until the screen has what it needs. */
export function keepAppForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') setTimeout(register, calmMs);
  else addEventListener('load', () => setTimeout(register, calmMs), { once: true });
}

const calmMs = 2000;
