import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { product } from '../../../shared/prices.ts';
import { useTitle } from '../../browser/title.ts';
import { sentenceFor } from '../../client/errors.ts';
import { openUpgradeDialog } from '../../dialogs/upgrade-dialog-state.ts';
import { openYearDialog } from '../../dialogs/year-dialog-state.ts';
import { LegalLinks } from '../../frame/legal-links.tsx';
import { pathTo } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { classesQuery } from '../class/queries/classes.ts';
import { semestersQuery } from '../semesters/queries.ts';
import { watchedSubscriptionStatusQuery } from '../subscription/queries.ts';
import { FavoriteClasses } from './favorite-classes.tsx';
import { usePaymentReturn } from './payment-return.ts';
import { SemesterSection } from './semester-section.tsx';
import { StatusCard } from './status-card.tsx';
import { TokenCard, TokenCardSkeleton } from './token-cards.tsx';

const addSemester = () => openYearDialog({ task: 'save-semester' });

/** `banner` shows the message that a failed sign-in leaves in the address. */
export function DashboardScreen({ banner }: { banner: ReactNode }) {
  useTitle('Dashboard');
  usePaymentReturn();
  const status = useQuery(watchedSubscriptionStatusQuery);
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--header-height))] max-w-4xl flex-col px-4 sm:px-8">
      <div className="flex-1 pt-8 pb-16 sm:pt-12">
        <div className="mb-8 empty:hidden">{banner}</div>
        <div className="flex flex-col gap-5 sm:flex-row sm:items-end sm:justify-between">
          <div>
            <h1 className="font-semibold font-serif text-3xl text-ink">Dashboard</h1>
            <p className="mt-2 max-w-lg text-balance text-ink-soft">
              Organize your law school materials and generate AI-powered study aids
            </p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:px-2">
            {status.data && <PlanButton isPremium={status.data.isPremium} />}
            {status.isPending && <Skeleton className="h-11 w-48 rounded-md sm:h-9.5" />}
            <Button onClick={addSemester}>
              <Plus size={18} aria-hidden />
              Add Semester
            </Button>
          </div>
        </div>
        <StatusCard />
        {status.data && <TokenCard status={status.data} />}
        {status.isPending && <TokenCardSkeleton />}
        <AcademicYear />
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

function PlanButton({ isPremium }: { isPremium: boolean }) {
  if (!isPremium) {
    return (
      <Button variant="secondary" onClick={openUpgradeDialog}>
        Upgrade to Paid Plan
      </Button>
    );
  }
  return (
    <Link href={pathTo.settings()} className={buttonClass('secondary')}>
      Manage Subscription
    </Link>
  );
}

function AcademicYear() {
  const semesters = useQuery(semestersQuery);
  const hasSemesters = (semesters.data?.length ?? 0) > 0;
  const classes = useQuery({ ...classesQuery, enabled: hasSemesters });

  if (semesters.isPending) return <AcademicYearSkeleton />;
  if (semesters.isLoadingError || classes.isLoadingError) {
    const failure = semesters.isLoadingError ? semesters : classes;
    return (
      <ErrorState
        title="Your semesters could not be loaded"
        sentence={sentenceFor(failure.error, 'The server did not answer. Try again in a moment.')}
        onRetry={() => void failure.refetch()}
        className="mt-6"
      />
    );
  }
  if (!hasSemesters) {
    return (
      <EmptyState
        icon={<GraduationCap />}
        title="No Semesters Yet"
        action={<Button onClick={addSemester}>Create First Semester</Button>}
        className="mt-8 py-16"
      >
        A semester holds your classes; a class holds its sessions, and those hold the cases.
      </EmptyState>
    );
  }
  return (
    <>
      <FavoriteClasses />
      {semesters.data.map((semester) => (
        <SemesterSection
          key={semester.id}
          semester={semester}
          classes={classes.data?.filter((one) => one.semesterId === semester.id)}
        />
      ))}
    </>
  );
}

function AcademicYearSkeleton() {
  return (
    <Loading label="Loading semesters">
      <Skeleton className="mt-12 h-6 w-40" />
      <SkeletonLines count={3} className="mt-6" />
      <Skeleton className="mt-12 h-6 w-32" />
      <SkeletonLines count={4} className="mt-6" />
    </Loading>
  );
}
