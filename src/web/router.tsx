/** URL -> screen. Each screen is a chunk of its own. */
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { matchRoute, Redirect, Route, Switch, useLocation, useRouter } from 'wouter';
import type { User } from '../shared/auth.ts';
import { product } from '../shared/prices.ts';
import { lazyPart } from './browser/lazy-part.tsx';
import { forgetWayBack, wayBack } from './browser/way-back.ts';
import { currentUserQuery, loginKey } from './features/auth/queries/session.ts';
import { LoadFailure } from './frame/load-failure.tsx';
import { WaysIn } from './frame/page-frame.tsx';
import { frontDoors, idOf, isAdminPath, pathTo, patterns, settingsPageOf } from './paths.ts';
import { PublicFrame } from './shell/public-frame.tsx';
import { ScreenSkeleton } from './shell/screen-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import { ShortcutList } from './shell/shortcut-list.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { LoadingGate } from './ui/loading-gate.tsx';

function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, { fallback: <ScreenSkeleton />, isNeeded: true }).Part;
}

const Landing = screen(() => import('./features/landing/landing-screen.tsx').then((m) => m.LandingScreen));
const { Part: SignedOut } = lazyPart(() =>
  import('./features/landing/signed-out.tsx').then((m) => m.SignedOut),
);
/** Hardly ever says anything: what stands below it does not make room for it before it is here. */
const { Part: ErrorBanner } = lazyPart(() =>
  import('./features/landing/error-banner.tsx').then((m) => m.ErrorBanner),
);
const Auth = screen(() => import('./features/auth/auth-screen.tsx').then((m) => m.AuthScreen));
const VerifyEmail = screen(() =>
  import('./features/auth/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
);
const ResetPassword = screen(() =>
  import('./features/auth/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
);
const AdminLogin = screen(() =>
  import('./features/admin/admin-login-screen.tsx').then((m) => m.AdminLoginScreen),
);
const AdminDesk = screen(() => import('./features/admin/admin-desk.tsx').then((m) => m.AdminDesk));
const Settings = screen(() =>
  import('./features/account/settings/settings-screen.tsx').then((m) => m.SettingsScreen),
);
const Outbox = screen(() => import('./features/outbox/outbox-screen.tsx').then((m) => m.OutboxScreen));
const Demo = screen(() => import('./features/materials/demo/demo-screen.tsx').then((m) => m.DemoScreen));
const Tryout = screen(() =>
  import('./features/materials/tryout/tryout-screen.tsx').then((m) => m.TryoutScreen),
);
const Diagnostic = screen(() =>
  import('./features/diagnostic/diagnostic-screen.tsx').then((m) => m.DiagnosticScreen),
);
const ErrorDemo = screen(() => import('./features/error-demo/error-screen.tsx').then((m) => m.ErrorScreen));
const NotFound = screen(() => import('./shell/not-found-screen.tsx').then((m) => m.NotFoundScreen));
const Dashboard = screen(() =>
  import('./features/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen),
);
const Class = screen(async () => {
  const [{ ClassScreen }, { ClassSearch }] = await Promise.all([
    import('./features/class/class-screen.tsx'),
    import('./features/search/class-search.tsx'),
  ]);
  return ({ id }: { id: number }) => <ClassScreen id={id} Search={ClassSearch} />;
});
const Brief = screen(() => import('./features/materials/brief/brief-screen.tsx').then((m) => m.BriefScreen));
const OwnBrief = screen(() =>
  import('./features/materials/brief/brief-screen.tsx').then((m) => m.OwnBriefScreen),
);
const Outline = screen(() =>
  import('./features/materials/outline/outline-screen.tsx').then((m) => m.OutlineScreen),
);
const Questions = screen(() =>
  import('./features/materials/questions/questions-screen.tsx').then((m) => m.QuestionsScreen),
);

const Sheet = screen(() => import('./features/sheet/sheet-screen.tsx').then((m) => m.SheetScreen));
const CourseOutline = screen(() =>
  import('./features/course-outline/course-outline-screen.tsx').then((m) => m.CourseOutlineScreen),
);
const IssueSpotter = screen(() =>
  import('./features/course-outline/issue-spotter-screen.tsx').then((m) => m.IssueSpotterScreen),
);
const Drill = screen(() => import('./features/drill/drill-screen.tsx').then((m) => m.DrillScreen));
const DrillRun = screen(() => import('./features/drill/drill-run-screen.tsx').then((m) => m.DrillRunScreen));

const GrowingBrief = screen(() =>
  import('./features/materials/brief/growing-brief-screen.tsx').then((m) => m.GrowingBriefScreen),
);
const GrowingOutline = screen(() =>
  import('./features/materials/outline/growing-outline-screen.tsx').then((m) => m.GrowingOutlineScreen),
);
const GrowingQuestions = screen(() =>
  import('./features/materials/questions/growing-questions-screen.tsx').then((m) => m.GrowingQuestionsScreen),
);

export function Router() {
  const [path] = useLocation();
  return isAdminPath(path) ? <AdminArea /> : <StudentArea />;
}

/** Whether a student is signed in does not matter here, so nothing waits for it. */
function AdminArea() {
  return (
    <PublicFrame>
      <Switch>
        <Route path={patterns.adminLogin}>
          <AdminLogin />
        </Route>
        <Route>
          <AdminDesk otherwise={<NotFound />} />
        </Route>
      </Switch>
    </PublicFrame>
  );
}

function StudentArea() {
  const user = useQuery(currentUserQuery);

  if (user.isPending) return <LoadingGate />;
  if (user.isError) {
    return (
      <LoadFailure of={user} title={`${product} can’t be reached`} className="min-h-dvh justify-center" />
    );
  }
  return <Routes user={user.data} />;
}

type Inside = { screen: (user: User) => ReactNode; reading: boolean; gated: boolean };

const screensById = [
  { pattern: patterns.class, Screen: Class, reading: false },
  { pattern: patterns.courseOutline, Screen: CourseOutline, reading: false },
  { pattern: patterns.issueSpotter, Screen: IssueSpotter, reading: false },
  { pattern: patterns.brief, Screen: Brief, reading: true },
  { pattern: patterns.ownBrief, Screen: OwnBrief, reading: true },
  { pattern: patterns.outline, Screen: Outline, reading: true },
  { pattern: patterns.questions, Screen: Questions, reading: true },
  { pattern: patterns.sheet, Screen: Sheet, reading: false },
  { pattern: patterns.growingBrief, Screen: GrowingBrief, reading: true },
  { pattern: patterns.growingOutline, Screen: GrowingOutline, reading: true },
  { pattern: patterns.growingQuestions, Screen: GrowingQuestions, reading: true },
];

/** The screen of the present path, where it is one that needs a student. */
function useInside(path: string): Inside | undefined {
  const { parser } = useRouter();
  if (path === patterns.home || path === patterns.dashboard) {
    return { screen: () => <Dashboard banner={<ErrorBanner />} />, reading: false, gated: true };
  }
  const settingsPage = settingsPageOf(path);
  if (settingsPage) {
    // Before she accepts the terms she may take her things along or delete them, and buy nothing.
    const gated = settingsPage !== 'privacy';
    return { screen: (user) => <Settings user={user} page={settingsPage} />, reading: false, gated };
  }
  if (path === patterns.drill) return { screen: () => <Drill />, reading: false, gated: true };
  if (path === patterns.drillRun) return { screen: () => <DrillRun />, reading: false, gated: true };
  for (const { pattern, Screen, reading } of screensById) {
    const [, parameters] = matchRoute(parser, pattern, path);
    const id = idOf(parameters?.id);
    if (id !== undefined) return { screen: () => <Screen id={id} />, reading, gated: true };
  }
  return undefined;
}

function Routes({ user }: { user: User | null }) {
  const [path] = useLocation();
  const inside = useInside(path);
  const isFrontDoor = frontDoors.includes(path);
  useEffect(() => {
    if (user && !isFrontDoor) forgetWayBack();
  }, [user, isFrontDoor]);
  if (user && isFrontDoor && path !== patterns.auth && wayBack(user.id)) return <WayIn user={user} />;
  if (!inside || (!user && path === patterns.dashboard)) return <Outside user={user} />;
  if (!user) {
    return (
      <Landing
        banner={
          <>
            <ErrorBanner />
            {!isFrontDoor && <SignedOut />}
          </>
        }
      />
    );
  }
  // One shell stays while its screens change.
  return (
    <Shell user={user} reading={inside.reading} gated={inside.gated}>
      <ErrorBoundary key={path}>{inside.screen(user)}</ErrorBoundary>
    </Shell>
  );
}

/** The screens that need no account; the dashboard of nobody is the place to sign in. */
function Outside({ user }: { user: User | null }) {
  const [path] = useLocation();
  return (
    <PublicFrame ways={path === patterns.tryout && <WaysIn />}>
      <ErrorBoundary key={path}>
        <Switch>
          <Route path={patterns.dashboard}>
            <Auth />
          </Route>
          <Route path={patterns.auth}>
            <AuthRoute user={user} />
          </Route>
          <Route path={patterns.verifyEmail}>
            <VerifyEmail />
          </Route>
          <Route path={patterns.resetPassword}>
            <ResetPassword />
          </Route>
          <Route path={patterns.outbox}>
            <Outbox />
          </Route>
          <Route path={patterns.demo}>
            <Demo isVisitor={!user} />
            <ShortcutList />
          </Route>
          <Route path={patterns.tryout}>
            <Tryout isVisitor={!user} />
            <ShortcutList />
          </Route>
          <Route path={patterns.diagnostic}>
            <Diagnostic isSignedIn={user !== null} />
          </Route>
          <Route path={patterns.error}>
            <ErrorDemo />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </ErrorBoundary>
    </PublicFrame>
  );
}

/** A signed-in student is sent home, but not while her own sign-in is on its way to the dashboard. */
function AuthRoute({ user }: { user: User | null }) {
  const isSigningIn = useIsMutating({ mutationKey: loginKey }) > 0;
  return user && !isSigningIn ? <WayIn user={user} /> : <Auth />;
}

/** To what she wanted to read before she was asked who she is. */
function WayIn({ user }: { user: User }) {
  const [to] = useState(() => wayBack(user.id) ?? pathTo.home());
  useEffect(forgetWayBack, []);
  return <Redirect to={to} replace />;
}
