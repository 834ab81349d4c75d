import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { useTitle } from '../../browser/title.ts';
import { hasStatus, sentenceFor } from '../../client/errors.ts';
import { DeskFrame } from '../../desk/desk-frame.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MaterialSkeleton } from './material-skeleton.tsx';

type MaterialScreenProps<Material> = {
  name: MaterialName;
  query: UseQueryResult<Material>;
  children: (material: Material) => ReactNode;
};

export function MaterialScreen<Material extends MaterialRecord>({
  name,
  query,
  children,
}: MaterialScreenProps<Material>) {
  useTitle(query.data ? `${name} · ${query.data.caseTitle}` : name);
  return (
    <DeskFrame>
      {!query.isSuccess && <h1 className="sr-only">{name}</h1>}
      {query.isPending && <MaterialSkeleton />}
      {query.isError && <Failure name={name} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && children(query.data)}
    </DeskFrame>
  );
}

type FailureProps = { name: MaterialName; error: unknown; onRetry: () => void };

export function Failure({ name, error, onRetry }: FailureProps) {
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="We can’t find this"
        className="m-auto"
        action={
          <Link href={pathTo.home()} className={buttonClass('secondary')}>
            Return Home
          </Link>
        }
      >
        It was deleted with its case, or it belongs to another account.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={
        name === 'Questions'
          ? 'The questions couldn’t be loaded'
          : `The ${name.toLowerCase()} couldn’t be loaded`
      }
      sentence={sentenceFor(error, 'Try again in a moment.')}
      onRetry={onRetry}
      className="m-auto"
    />
  );
}
