/** Starts the app. Visitors who only read get finished HTML instead (pages.tsx), so it is loaded in one go. */
import './app.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import { App } from './app.tsx';
import { keepFocus } from './browser/focus-keeper.ts';
import { followArrivals, useArriving } from './browser/history-place.ts';
import { takeLinkToken } from './browser/link-token.ts';
import { followNewBuilds } from './browser/new-build.ts';
import { followTurning } from './browser/resize-place.ts';
import { showTextSize } from './browser/text-size.ts';
import { followTheme } from './browser/theme.ts';
import { beginVisit } from './browser/way-back.ts';
import { ScreenName } from './frame/screen-name.tsx';
import { frontDoors, patterns } from './paths.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { LoadingGate } from './ui/loading-gate.tsx';

const Terms = lazy(() =>
  import('./features/legal/terms-screen.tsx').then((m) => ({ default: m.TermsScreen })),
);
const Privacy = lazy(() =>
  import('./features/legal/privacy-screen.tsx').then((m) => ({ default: m.PrivacyScreen })),
);
const Faq = lazy(() => import('./features/faq/faq-screen.tsx').then((m) => ({ default: m.FaqScreen })));

function FrontDoor() {
  const path = usePathname();
  return (
    <>
      <Suspense fallback={<LoadingGate />}>
        <Hall path={path} />
      </Suspense>
      <ScreenName />
      <Arrivals path={path} />
    </>
  );
}

/** By itself, so that nothing else is drawn again for a place on the same screen. */
function Arrivals({ path }: { path: string }) {
  useArriving(path);
  return null;
}

function Hall({ path }: { path: string }) {
  // The same for everybody, so nobody is asked who they are.
  if (path === patterns.terms) return <Terms />;
  if (path === patterns.privacy) return <Privacy />;
  if (path === patterns.faq) return <Faq />;
  return <App />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before anything is asked for from here.
takeLinkToken();
if (frontDoors.includes(location.pathname)) beginVisit();
followTheme();
showTextSize();
followNewBuilds();
followArrivals();
followTurning();
keepFocus();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <FrontDoor />
    </ErrorBoundary>
  </StrictMode>,
);
