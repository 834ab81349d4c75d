/** Starts the app. A visitor of the landing page or a legal text gets that page's small chunk and nothing of the app. */
import './base.css';
import './kit/nonce.ts';
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import { isSignedIn } from './kit/is-signed-in.ts';
import { followNewBuilds } from './kit/new-build.ts';
import { patterns, showsLanding } from './kit/paths.ts';
import { wasSignedIn } from './kit/session-hint.ts';
import { followTheme } from './kit/theme.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { LoadingGate } from './ui/loading-gate.tsx';

const App = lazy(() => import('./app.tsx').then(({ App }) => ({ default: App })));
const loadLanding = () =>
  import('./features/landing/landing-screen.tsx').then(({ LandingScreen }) => ({ default: LandingScreen }));
const Landing = lazy(loadLanding);
const Terms = lazy(() =>
  import('./features/legal/terms-screen.tsx').then((m) => ({ default: m.TermsScreen })),
);
const Privacy = lazy(() =>
  import('./features/legal/privacy-screen.tsx').then((m) => ({ default: m.PrivacyScreen })),
);

type Entrance = 'asking' | 'landing' | 'app';

function FrontDoor() {
  const path = usePathname();
  // The same for everybody, so nobody is asked who they are.
  if (path === patterns.terms) return <Terms />;
  if (path === patterns.privacy) return <Privacy />;
  return <Hall path={path} />;
}

function Hall({ path }: { path: string }) {
  const [entrance, setEntrance] = useState<Entrance>(() => (wasSignedIn() ? 'app' : 'asking'));

  useEffect(() => {
    if (entrance !== 'asking') return;
    let left = false;
    // Comes while the server is asked: most who are unknown here see this page.
    void loadLanding();
    void isSignedIn().then((yes) => {
      if (!left) setEntrance((now) => (now === 'asking' ? (yes ? 'app' : 'landing') : now));
    });
    return () => {
      left = true;
    };
  }, [entrance]);

  // Once inside, the app's own router decides, whatever the path becomes.
  if (entrance !== 'app' && !showsLanding(path)) setEntrance('app');
  if (entrance === 'asking') return <LoadingGate />;
  return entrance === 'app' ? <App /> : <Landing />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
followNewBuilds();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Suspense fallback={<LoadingGate />}>
        <FrontDoor />
      </Suspense>
    </ErrorBoundary>
  </StrictMode>,
);
