/** URL -> screen. Each screen is a chunk of its own. */
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { User } from '../shared/auth.ts';
import { currentUserQuery, loginKey } from './features/auth/queries.ts';
import { sentenceFor } from './kit/errors.ts';
import { idOf, pathTo, patterns } from './kit/paths.ts';
import { PublicFrame } from './shell/public-frame.tsx';
import { Shell } from './shell/shell.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ErrorState } from './ui/error-state.tsx';
import { LoadingGate } from './ui/loading-gate.tsx';

function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

const Landing = screen(() => import('./features/landing/landing-screen.tsx').then((m) => m.LandingScreen));
const Auth = screen(() => import('./features/auth/auth-screen.tsx').then((m) => m.AuthScreen));
const VerifyEmail = screen(() =>
  import('./features/auth/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
);
const Outbox = screen(() => import('./features/outbox/outbox-screen.tsx').then((m) => m.OutboxScreen));
const NotFound = screen(() => import('./shell/not-found-screen.tsx').then((m) => m.NotFoundScreen));
const Dashboard = screen(() =>
  import('./features/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen),
);
const Class = screen(() => import('./features/class-view/class-screen.tsx').then((m) => m.ClassScreen));
const Brief = screen(() => import('./features/briefs/brief-screen.tsx').then((m) => m.BriefScreen));
const Outline = screen(() => import('./features/outlines/outline-screen.tsx').then((m) => m.OutlineScreen));
const Questions = screen(() =>
  import('./features/questions/questions-screen.tsx').then((m) => m.QuestionsScreen),
);

export function Router() {
  const user = useQuery(currentUserQuery);
  useFreshStart();

  if (user.isPending) return <LoadingGate />;
  if (user.isError) {
    return (
      <ErrorState
        title="Hotseat cannot be reached"
        sentence={sentenceFor(user.error, 'The server did not answer. Try again in a moment.')}
        onRetry={() => void user.refetch()}
        className="min-h-dvh justify-center"
      />
    );
  }
  return (
    <Suspense fallback={<LoadingGate />}>
      <Routes user={user.data} />
    </Suspense>
  );
}

/** A new screen begins at its top, for the eye and for the focus. */
function useFreshStart() {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}

function Routes({ user }: { user: User | null }) {
  const signIn = (
    <PublicFrame>
      <Auth />
    </PublicFrame>
  );
  const dashboard = user && <Inside user={user} screen={<Dashboard />} />;
  return (
    <Switch>
      <Route path={patterns.home}>{dashboard ?? <Landing />}</Route>
      <Route path={patterns.dashboard}>{dashboard ?? signIn}</Route>
      <Route path={patterns.auth}>
        <AuthRoute user={user} screen={signIn} />
      </Route>
      <Route path={patterns.verifyEmail}>
        <PublicFrame>
          <VerifyEmail />
        </PublicFrame>
      </Route>
      <Route path={patterns.outbox}>
        <PublicFrame>
          <Outbox />
        </PublicFrame>
      </Route>
      <Route path={patterns.class}>{({ id }) => <ById user={user} id={id} of={Class} />}</Route>
      <Route path={patterns.brief}>{({ id }) => <ById user={user} id={id} of={Brief} reading />}</Route>
      <Route path={patterns.outline}>{({ id }) => <ById user={user} id={id} of={Outline} reading />}</Route>
      <Route path={patterns.questions}>
        {({ id }) => <ById user={user} id={id} of={Questions} reading />}
      </Route>
      <Route>
        <Lost />
      </Route>
    </Switch>
  );
}

function Lost() {
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
}

/** A signed-in student is sent home, but not while her own sign-in is on its way to the dashboard. */
function AuthRoute({ user, screen }: { user: User | null; screen: ReactNode }) {
  const isSigningIn = useIsMutating({ mutationKey: loginKey }) > 0;
  return user && !isSigningIn ? <Redirect to={pathTo.home()} replace /> : screen;
}

type ByIdProps = {
  user: User | null;
  id: string | undefined;
  of: ComponentType<{ id: number }>;
  reading?: boolean;
};

function ById({ user, id: parameter, of: Screen, reading = false }: ByIdProps) {
  const id = idOf(parameter);
  if (!user) return <Landing />;
  if (id === undefined) return <Lost />;
  return <Inside user={user} reading={reading} screen={<Screen key={id} id={id} />} />;
}

type InsideProps = { user: User; screen: ReactNode; reading?: boolean };

function Inside({ user, screen, reading = false }: InsideProps) {
  const [path] = useLocation();
  return (
    <Shell user={user} reading={reading}>
      <ErrorBoundary key={path}>{screen}</ErrorBoundary>
    </Shell>
  );
}
