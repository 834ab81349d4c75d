import { useQuery } from '@tanstack/react-query';
import { EyeOff, FileX2 } from 'lucide-react';
import { hasStatus } from '../../client/errors.ts';
import { useGround } from '../../desk/beside-context.tsx';
import { useIsReadOnly } from '../../desk/exhibit.tsx';
import { OpinionText } from '../../desk/opinion/opinion-text.tsx';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { caseQuery } from '../class/queries/cases.ts';
import { highlightsQuery } from './highlights/queries.ts';
import { openFrom } from './open-highlight.ts';
import { caseTextQuery } from './queries.ts';
import { textGoneSentence } from './trust.ts';

type OpinionPaneProps = {
  caseId: number;
  /** Set where this side stands alone and must name the case itself. */
  title: string | undefined;
};

/** The opinion's text, or what stands in its place. */
export function OpinionPane({ caseId, title }: OpinionPaneProps) {
  const { isOpinionHidden } = useGround();
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      <h2 className="sr-only">Text of the opinion</h2>
      {isOpinionHidden && (
        <EmptyState icon={<EyeOff />} title="The opinion is hidden" level={3} className="mt-[18vh]">
          Answer from memory first. The text comes back with the professor’s answer.
        </EmptyState>
      )}
      {/* Drawn all the same: it is there at once when the answer is shown. */}
      <div hidden={isOpinionHidden}>
        <TextOrState caseId={caseId} />
      </div>
    </>
  );
}

function TextOrState({ caseId }: { caseId: number }) {
  const isReadOnly = useIsReadOnly();
  const marks = useQuery({ ...highlightsQuery(caseId), enabled: !isReadOnly }).data?.items;
  const text = useQuery(caseTextQuery(caseId));
  const own = useQuery(caseQuery(caseId)).data;
  if (text.isPending) return <OpinionSkeleton />;
  if (text.isError) {
    if (hasStatus(text.error, 404)) {
      return (
        <EmptyState icon={<FileX2 />} title="The text was deleted" className="mt-[18vh]">
          {own?.textDeletedAt ? textGoneSentence(own.textDeletedAt, new Date()) : 'It is no longer kept.'} The
          study material stays, and each pinpoint shows the words it rests on.
        </EmptyState>
      );
    }
    return (
      <LoadFailure
        of={text}
        title="The opinion’s text couldn’t be loaded"
        otherwise="Try again in a moment."
      />
    );
  }
  return (
    <div className="text-wrap pb-[40vh]">
      <OpinionText text={text.data} marks={marks} openMark={isReadOnly ? undefined : openFrom} />
    </div>
  );
}

export function OpinionSkeleton() {
  return (
    <Loading label="Loading the opinion’s text">
      <div className="h-8 border-line border-b" />
      <div className="mx-auto grid max-w-(--measure) gap-7 pt-6 pr-4 pl-8 font-serif text-reading sm:pr-8 sm:pl-12">
        <Skeleton className="mx-auto h-5 w-48" />
        <SkeletonLines count={5} />
        <SkeletonLines count={7} />
        <SkeletonLines count={4} />
        <SkeletonLines count={6} />
      </div>
    </Loading>
  );
}
