/** A page of an older build that asks for a part the server no longer has: the new build is one reload away. */
import { isServerReached } from './connection.ts';

const key = 'reloaded-for-new-build-at';
/** A second failure this soon is no new build, and reloading again would never end. */
const patienceMs = 30_000;

export function followNewBuilds(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without network or server a reload would lose the page that is there.
    if (!navigator.onLine || !isServerReached()) return;
    const lastAt = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - lastAt < patienceMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
