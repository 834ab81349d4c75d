import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { type Analytics, type AnalyticsDays, analyticsDays } from '../../../../shared/analytics.ts';
import { useTitle } from '../../../browser/title.ts';
import { clockText } from '../../../format/dates.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { downloadPath } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Choices } from '../choices.tsx';
import { analyticsQuery } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { Charts } from './charts.tsx';
import { Headlines } from './headlines.tsx';
import { Tables } from './tables.tsx';

const periods = analyticsDays.map((days) => ({ value: String(days), label: `${days} days` }));
const views = [
  { value: 'charts', label: 'Charts' },
  { value: 'tables', label: 'Tables' },
] as const;

const standard: AnalyticsDays = 30;

export function AnalyticsScreen() {
  useTitle('Analytics');
  const [query] = useSearchParams();
  const days = analyticsDays.find((each) => String(each) === query.get('days')) ?? standard;
  const asTable = query.get('view') === 'tables';
  const analytics = useQuery(analyticsQuery(days));
  return (
    <>
      <ScreenHead title="Analytics" text={analytics.data && <Standing analytics={analytics.data} />}>
        <Choices label="Period" name="days" options={periods} value={String(days)} />
        <Choices label="Charts or tables" name="view" options={views} value={asTable ? 'tables' : 'charts'} />
        <a href={downloadPath.analytics(days)} download className={buttonClass('secondary')}>
          <Download size={16} aria-hidden />
          CSV
        </a>
      </ScreenHead>
      {analytics.isPending && <AnalyticsSkeleton />}
      {analytics.isLoadingError && <LoadFailure of={analytics} />}
      {analytics.data && (
        <div
          aria-busy={analytics.isPlaceholderData}
          className={analytics.isPlaceholderData ? 'opacity-60' : ''}
        >
          <Headlines analytics={analytics.data} />
          <Charts analytics={analytics.data} asTable={asTable} />
          <Tables analytics={analytics.data} />
        </div>
      )}
    </>
  );
}

const Standing = ({ analytics: { madeAt } }: { analytics: Analytics }) => (
  <>As of {clockText(madeAt)}. Days are in UTC. Deleted cases and accounts aren’t counted; payments are.</>
);

function AnalyticsSkeleton() {
  return (
    <Loading label="Loading figures">
      <Skeleton className="h-24 w-full" />
      <div className="mt-10 grid gap-10 md:grid-cols-2">
        {[1, 2, 3, 4].map((chart) => (
          <Skeleton key={chart} className="h-44 w-full" />
        ))}
      </div>
    </Loading>
  );
}
