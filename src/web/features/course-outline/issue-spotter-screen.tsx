/** `/class/:id/issue-spotter`: what happened in cases of the class; she names the issues, then ticks what she spotted. */
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ScanSearch } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { z } from 'zod';
import type { IssueSpotter, SpottedPattern } from '../../../shared/course-outlines.ts';
import { useShortcuts } from '../../browser/shortcuts.ts';
import { useSpaceKey } from '../../browser/space-key.ts';
import { useTitle } from '../../browser/title.ts';
import { keepAnswers, readAnswers } from '../../browser/typed-answers.ts';
import { hasStatus } from '../../client/errors.ts';
import { pointAttribute, stepPoint } from '../../desk/drill/keys.ts';
import { Writing } from '../../desk/drill/question-to-answer.tsx';
import { count } from '../../format/count.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { pathTo, placeIn } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { LineWords } from './line-words.tsx';
import { issueSpotterQuery } from './queries.ts';

export function IssueSpotterScreen({ id }: { id: number }) {
  const [round, setRound] = useState(() => Number(readAnswers(roundOf(id))) || 0);
  const spotter = useQuery(issueSpotterQuery(id, round));
  useTitle('Issue Spotter');
  const goOn = () => {
    keepAnswers(roundOf(id), String(round + 1));
    setRound(round + 1);
  };
  if (hasStatus(spotter.error, 404)) return <NotThere screen="Issue spotter" subject="class" />;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4 pb-16 sm:px-8 sm:pt-8">
      <Link href={pathTo.drill(id)} className={buttonClass('quiet', 'medium', '-ml-4 gap-1.5')}>
        <ArrowLeft size={16} aria-hidden />
        Drill
      </Link>
      <h1 className="mt-2 font-semibold font-serif text-2xl text-ink sm:text-3xl">Issue Spotter</h1>
      {spotter.isPending && (
        <Loading label="Loading the facts">
          <SkeletonLines count={5} className="mt-6" />
        </Loading>
      )}
      {spotter.isLoadingError && <LoadFailure of={spotter} title="The facts couldn’t be loaded" />}
      {spotter.data && <Spotter key={round} spotter={spotter.data} onAnother={goOn} />}
    </div>
  );
}

const roundOf = (classId: number) => `issue-spotter.${classId}`;

type SpotterProps = { spotter: IssueSpotter; onAnother: () => void };

function Spotter({ spotter: { classId, className, pattern }, onAnother }: SpotterProps) {
  return (
    <>
      <p className="mt-1 text-ink-soft text-sm break-words">{className}</p>
      {pattern ? (
        <Spotting classId={classId} pattern={pattern} onAnother={onAnother} />
      ) : (
        <EmptyState
          icon={<ScanSearch />}
          title="Nothing to Spot Yet"
          className="py-14"
          action={
            <Link href={pathTo.courseOutline(classId)} className={buttonClass('secondary')}>
              Go to the Course Outline
            </Link>
          }
        >
          Compile your course outline first. You need two cases whose briefs tell what happened.
        </EmptyState>
      )}
    </>
  );
}

const stateSchema = z.object({ answer: z.string(), isOpen: z.boolean(), ticked: z.array(z.string()) });
type State = z.infer<typeof stateSchema>;

/** Back from a passage she finds it as she left it. */
function readState(keptAs: string): State {
  const kept = stateSchema.safeParse(JSON.parse(readAnswers(keptAs) ?? 'null'));
  return kept.data ?? { answer: '', isOpen: false, ticked: [] };
}

type SpottingProps = { classId: number; pattern: SpottedPattern; onAnother: () => void };

function Spotting({ classId, pattern, onAnother }: SpottingProps) {
  const keptAs = `${roundOf(classId)}.${pattern.round}`;
  const [{ answer, isOpen, ticked }, setState] = useState(() => readState(keptAs));
  const change = (changed: Partial<State>) => setState({ answer, isOpen, ticked, ...changed });
  useEffect(() => keepAnswers(keptAs, JSON.stringify({ answer, isOpen, ticked })));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reveal = () => change({ isOpen: true });
  const another = pattern.hasAnother ? onAnother : undefined;
  useSpaceKey(isOpen ? another : reveal);
  useShortcuts('Issue spotter', [
    { keys: [' '], words: isOpen ? 'Next facts' : 'Show the issues' },
    ...(isOpen
      ? [
          { keys: ['j'], words: 'Next issue', act: () => stepPoint(1) },
          { keys: ['k'], words: 'Previous issue', act: () => stepPoint(-1) },
        ]
      : [{ keys: ['mod+enter'], words: 'Show the issues', act: reveal }]),
  ]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mt-6 font-semibold text-ink text-lg">
        What happened
      </h2>
      <ol className="mt-2 grid gap-5">
        {pattern.matters.map((matter, at) => (
          <Matter key={matter.caseId} matter={matter} number={at + 1} isOpen={isOpen} />
        ))}
      </ol>
      {!isOpen && (
        <>
          <Writing
            label="Which issues do you see?"
            hint="Name each issue and the rule you’d apply."
            value={answer}
            onWrite={(words) => change({ answer: words })}
            focusAt={undefined}
            canSpeak
          />
          <Button className="mt-4 w-full sm:w-auto" onClick={reveal}>
            Show the Issues
          </Button>
        </>
      )}
      {isOpen && (
        <Issues
          classId={classId}
          pattern={pattern}
          answer={answer.trim()}
          ticked={ticked}
          onTick={(id, isSpotted) =>
            change({ ticked: isSpotted ? [...ticked, id] : ticked.filter((each) => each !== id) })
          }
          onAnother={another}
        />
      )}
    </>
  );
}

type MatterProps = { matter: SpottedPattern['matters'][number]; number: number; isOpen: boolean };

/** Its case is named once she has answered. */
function Matter({ matter: { facts, title, sources }, number, isOpen }: MatterProps) {
  const isAltered = facts.some((fact) => fact.isAltered);
  return (
    <li className="flex gap-3">
      <span className="font-serif text-accent-ink text-reading tabular-nums">{number}.</span>
      <div className="min-w-0">
        <p className="font-serif text-ink text-reading break-words">
          {facts.map(({ text }) => text).join(' ')}
        </p>
        <p className="mt-1 text-ink-faint text-sm">
          {isAltered
            ? 'Altered from the case: a letter in brackets replaces a name.'
            : 'As the case’s brief tells it.'}
          {isOpen && (
            <>
              {' '}
              <LineWords entry={{ ...plain, remarks: [], children: [], text: title, sources }} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** Of a line without a name of its kind before it. */
const plain = { id: '', kind: 'element' } as const;

type IssuesProps = {
  classId: number;
  pattern: SpottedPattern;
  answer: string;
  ticked: readonly string[];
  onTick: (id: string, isSpotted: boolean) => void;
  onAnother: (() => void) | undefined;
};

function Issues({ classId, pattern: { issues, matters }, answer, ticked, onTick, onAnother }: IssuesProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="mt-6 border-line border-t pt-5">
      {answer !== '' && (
        <div className="mb-5">
          <h3 className="font-medium text-ink-faint text-sm">Your answer</h3>
          <p className="mt-1 whitespace-pre-wrap font-serif text-ink-soft text-reading">{answer}</p>
        </div>
      )}
      <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold text-ink text-lg">
        The issues
      </h2>
      <p className="text-ink-soft text-sm">Check the ones you spotted.</p>
      <ul className="mt-2 divide-y divide-line" aria-label="Issues to spot">
        {issues.map(({ topic, rule, caseIds }) => (
          <li key={rule.id} className="py-2" {...{ [pointAttribute]: '' }}>
            <CheckField
              label={<span className="py-2 font-serif text-reading">{rule.text}</span>}
              checked={ticked.includes(rule.id)}
              onChange={(isSpotted) => onTick(rule.id, isSpotted)}
            />
            <div className="pl-7 text-ink-soft text-sm">
              {rule.children.length > 0 && (
                <ol className="mb-1 list-inside list-decimal font-serif text-ink text-reading">
                  {rule.children.map((element) => (
                    <li key={element.id}>{element.text}</li>
                  ))}
                </ol>
              )}
              <p>
                <Link
                  href={placeIn(pathTo.courseOutline(classId), { fragment: `topic-${topic.id}` })}
                  className="text-accent-ink underline underline-offset-3"
                >
                  {topic.text}
                </Link>
                <LineWords entry={{ ...rule, kind: 'element', text: '' }} />
                {` · raised by ${caseIds.map((caseId) => matters.findIndex((each) => each.caseId === caseId) + 1).join(' and ')}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm" aria-live="polite">
        {ticked.length} of {count(issues.length, 'issue')} spotted
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {onAnother && <Button onClick={onAnother}>Next Facts</Button>}
        <Link href={pathTo.courseOutline(classId)} className={buttonClass('secondary')}>
          Review the Outline
        </Link>
      </div>
    </section>
  );
}
