/** The administrators' area behind its sign-in; to everybody else there is nothing here. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import type { Admin } from '../../../shared/admin.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { idOf, pathTo, patterns } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { AccountScreen } from './accounts/account-screen.tsx';
import { AccountsScreen } from './accounts/accounts-screen.tsx';
import { AnalyticsScreen } from './analytics/analytics-screen.tsx';
import { AuditScreen } from './desk/audit-screen.tsx';
import { FailuresScreen } from './desk/failures-screen.tsx';
import { ReportsScreen } from './desk/reports-screen.tsx';
import { ModelsScreen } from './models/models-screen.tsx';
import { adminQuery, useAdminLogout } from './queries.ts';
import { SeatsScreen } from './seats/seats-screen.tsx';

/** `otherwise` is what a student sees at a path that does not exist. */
export function AdminDesk({ otherwise }: { otherwise: ReactNode }) {
  const admin = useQuery(adminQuery);
  const [wasHere, setWasHere] = useState(false);
  if (admin.data && !wasHere) setWasHere(true);
  if (admin.isPending) return <DeskSkeleton />;
  if (admin.isLoadingError) {
    return <LoadFailure of={admin} className="m-auto" />;
  }
  // A stay that has run out, or was ended elsewhere.
  if (!admin.data && wasHere) return <Redirect to={pathTo.adminLogin()} replace />;
  return admin.data ? <Desk admin={admin.data} otherwise={otherwise} /> : otherwise;
}

function Desk({ admin, otherwise }: { admin: Admin; otherwise: ReactNode }) {
  const [path] = useLocation();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-20 sm:px-6">
      <DeskHeader admin={admin} />
      <ErrorBoundary key={path}>
        <Switch>
          <Route path={patterns.adminAnalytics}>
            <AnalyticsScreen />
          </Route>
          <Route path={patterns.adminUsers}>
            <AccountsScreen />
          </Route>
          <Route path={patterns.adminUser}>
            {({ id }) => {
              const number = idOf(id);
              return number === undefined ? otherwise : <AccountScreen key={number} id={number} />;
            }}
          </Route>
          <Route path={patterns.adminFailures}>
            <FailuresScreen />
          </Route>
          <Route path={patterns.adminReports}>
            <ReportsScreen />
          </Route>
          <Route path={patterns.adminSeats}>
            <SeatsScreen />
          </Route>
          <Route path={patterns.adminModels}>
            <ModelsScreen />
          </Route>
          <Route path={patterns.adminAudit}>
            <AuditScreen />
          </Route>
          <Route>{otherwise}</Route>
        </Switch>
      </ErrorBoundary>
    </div>
  );
}

const places = [
  { to: pathTo.adminAnalytics(), name: 'Analytics' },
  { to: pathTo.adminUsers(), name: 'Users' },
  { to: pathTo.adminFailures(), name: 'Failures' },
  { to: pathTo.adminReports(), name: 'Reports' },
  { to: pathTo.adminSeats(), name: 'Seats' },
  { to: pathTo.adminModels(), name: 'Models' },
  { to: pathTo.adminAudit(), name: 'Audit Log' },
];

function DeskHeader({ admin }: { admin: Admin }) {
  const [path, navigate] = useLocation();
  const logout = useAdminLogout();
  const leave = () =>
    logout.mutate(
      {},
      {
        onSuccess: () => navigate(pathTo.adminLogin()),
        onError: (error) => failed(error, sentenceFor(error, 'You’re still signed in.'), 'Logout failed'),
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-line border-b">
      <nav aria-label="Administration" className="-mb-px flex flex-wrap gap-x-5 sm:gap-x-6">
        {places.map(({ to, name }) => (
          <Link
            key={to}
            href={to}
            aria-current={path.startsWith(to) ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center border-b-2 font-medium text-base hover:text-ink',
              path.startsWith(to) ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft',
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="flex min-w-0 items-center gap-3 text-ink-faint text-sm max-sm:w-full max-sm:justify-between">
        <span className="truncate">{admin.email}</span>
        <Button variant="quiet" size="small" onClick={leave} disabled={logout.isPending}>
          Sign Out
        </Button>
      </div>
    </div>
  );
}

function DeskSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-3 sm:px-6">
      <Loading label="Loading">
        <Skeleton className="h-6 w-80 max-w-full" />
        <SkeletonLines count={5} className="mt-16" />
      </Loading>
    </div>
  );
}
