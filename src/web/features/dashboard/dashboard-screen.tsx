import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { product } from '../../../shared/prices.ts';
import { useTitle } from '../../browser/title.ts';
import { openYearDialog } from '../../dialogs/year-dialog-state.ts';
import { LegalLinks } from '../../frame/legal-links.tsx';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { classesQuery, favoriteClassesQuery } from '../class/queries/classes.ts';
import { semestersQuery } from '../semesters/queries.ts';
import { watchedSubscriptionStatusQuery } from '../subscription/queries.ts';
import { usePaymentReturn } from './payment-return.ts';
import { PlanLine } from './plan-line.tsx';
import { TokenCard } from './token-cards.tsx';

const loadTonight = () => import('./tonight/tonight-drill.tsx');
const loadLists = () => import('./class-lists.tsx');
const ClassLists = lazy(() => loadLists().then((m) => ({ default: m.ClassLists })));
const TonightDrill = lazy(() => loadTonight().then((m) => ({ default: m.TonightDrill })));

const addSemester = () => openYearDialog({ task: 'save-semester' });

/** Study first, then the classes, then the plan. `banner` shows the message that a failed sign-in leaves in the address. */
export function DashboardScreen({ banner }: { banner: ReactNode }) {
  useTitle('Dashboard');
  usePaymentReturn();
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--header-height))] max-w-4xl flex-col px-4 sm:px-8">
      <div className="flex-1 pt-5 pb-16 sm:pt-12">
        <div className="mb-8 empty:hidden">{banner}</div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="font-semibold font-serif text-2xl text-ink sm:text-3xl">Dashboard</h1>
          <Button variant="quiet" onClick={addSemester}>
            <Plus size={18} aria-hidden />
            Add Semester
          </Button>
        </div>
        <p className="mt-2 text-ink-soft text-sm sm:text-base">
          Organize your law school materials and generate AI-powered study aids
        </p>
        <Desk />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-6 text-ink-faint text-sm">
        <p>
          © {new Date().getFullYear()} {product}
        </p>
        <LegalLinks />
        <p>AI-powered legal study assistant</p>
      </footer>
    </div>
  );
}

/** Shown at once when all of it is known: nothing moves while it is read. */
function Desk() {
  const semesters = useQuery(semestersQuery);
  const hasSemesters = (semesters.data?.length ?? 0) > 0;
  const classes = useQuery({ ...classesQuery, enabled: hasSemesters });
  const favorites = useQuery({ ...favoriteClassesQuery, enabled: hasSemesters });
  const status = useQuery(watchedSubscriptionStatusQuery);
  useEffect(() => {
    // Beside the calls, and not after them. Where it fails, it is tried again to be shown.
    if (hasSemesters) for (const load of [loadTonight, loadLists]) load().catch(() => undefined);
  }, [hasSemesters]);

  // What failed is asked for again by the part that shows it: to wait here for that would take the part away again.
  const isComing = hasSemesters && (classes.isPending || !favorites.isFetched);
  if (semesters.isPending || !status.isFetched || isComing) return <DeskSkeleton />;
  const failed = [semesters, classes].find((each) => each.isLoadingError);
  const lists = (
    <>
      {failed ? (
        <LoadFailure of={failed} title="We couldn’t load your semesters" className="mt-6" />
      ) : hasSemesters ? (
        <ClassLists
          semesters={semesters.data ?? []}
          classes={classes.data}
          hasFavorites={(favorites.data?.length ?? 0) > 0}
        />
      ) : (
        <EmptyState
          icon={<GraduationCap />}
          title="No Semesters Yet"
          action={<Button onClick={addSemester}>Create First Semester</Button>}
          className="mt-8 py-16"
        >
          A semester holds your classes. Each class has its sessions, and each session its cases.
        </EmptyState>
      )}
      <PlanLine />
      {status.data && <TokenCard status={status.data} />}
    </>
  );
  return (
    <Suspense fallback={<DeskSkeleton />}>
      {hasSemesters ? (
        <ErrorBoundary fallback={lists}>
          <TonightDrill classes={classes.data ?? []} skeleton={<DeskSkeleton />}>
            {lists}
          </TonightDrill>
        </ErrorBoundary>
      ) : (
        lists
      )}
    </Suspense>
  );
}

function DeskSkeleton() {
  return (
    <Loading label="Loading your dashboard">
      <div className="mt-6 h-52 rounded-lg border border-line bg-raised px-4 py-5 sm:mt-8 sm:px-6">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-3 h-6 w-56" />
        <SkeletonLines count={3} className="mt-6" />
      </div>
      <Skeleton className="mt-12 h-6 w-40" />
      <SkeletonLines count={3} className="mt-6" />
      <Skeleton className="mt-12 h-6 w-32" />
      <SkeletonLines count={4} className="mt-6 min-h-[60vh]" />
    </Loading>
  );
}
