/** The professor's answer as points: she ticks what she said, each beside where it stands. */
import { useState } from 'react';
import type { CaseText } from '../../../shared/cases.ts';
import type { DrillItem } from '../../../shared/drill.ts';
import { statedPoints } from '../../../study/material/points.ts';
import type { Check, Item } from '../../../study/material/schema.ts';
import { checkRemark, followUpName, remarksOn } from '../../../study/words/statements.ts';
import { firstWords } from '../../format/first-words.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Remark } from '../statements/remark.tsx';
import { pointAttribute } from './keys.ts';
import { Passages, placeName } from './passages.tsx';

type PointsProps = {
  item: DrillItem;
  text: CaseText | undefined;
  ticked: readonly string[];
  onTick: (id: string, isSaid: boolean) => void;
};

export function PointsToTick({ item, text, ticked, onTick }: PointsProps) {
  const points = statedPoints(item.question);
  return (
    <ul className="mt-2 divide-y divide-line" aria-label="Points of the answer">
      {points.map((point, at) => (
        <Point
          key={point.id}
          point={point}
          under={point.under === points[at - 1]?.under ? undefined : point.under}
          source={{ text, pageLabels: item.pageLabels }}
          isTicked={ticked.includes(point.id)}
          onTick={(isSaid) => onTick(point.id, isSaid)}
        />
      ))}
    </ul>
  );
}

type PointProps = {
  point: Item;
  /** Said once, above the first of those that it leads on to. */
  under: string | undefined;
  source: { text: CaseText | undefined; pageLabels: DrillItem['pageLabels'] };
  isTicked: boolean;
  onTick: (isSaid: boolean) => void;
};

function Point({ point, under, source, isTicked, onTick }: PointProps) {
  const [isOpen, setOpen] = useState(false);
  const remarks = remarksOn(point);
  const where = placeName(point.pinpoints, source);
  return (
    <li className="py-2" {...{ [pointAttribute]: '' }}>
      {under && <p className="pt-2 font-serif text-ink-soft">{under}</p>}
      <CheckField
        label={
          <span className="py-2 font-serif text-reading">
            {point.text}
            {remarks.length > 0 && (
              <span className="font-sans text-ink-faint text-xs"> ({remarks.join(' · ')})</span>
            )}
          </span>
        }
        checked={isTicked}
        onChange={onTick}
      />
      {point.pinpoints.length > 0 && (
        <div className="pl-7">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Passage on ${where}: ${firstWords(point.text)}`}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-ink text-sm tabular-nums underline underline-offset-3 sm:min-h-7"
          >
            {where}
          </button>
          {isOpen && <Passages pinpoints={point.pinpoints} isNamed {...source} />}
        </div>
      )}
    </li>
  );
}

function RemarkOn({ check }: { check: Check | undefined }) {
  const remark = checkRemark({ check });
  return remark && <Remark {...remark} strong />;
}

/** What may come after the answer. */
export function AfterAnswer({ item: { question, pairedWith } }: { item: DrillItem }) {
  const { trap, followUps, checks } = question;
  if (!trap && followUps.length === 0 && !pairedWith) return null;
  return (
    <dl className="mt-4 grid gap-4 font-serif text-ink text-reading">
      {pairedWith && (
        <div>
          <dt className="font-medium font-sans text-ink-faint text-sm">{pairedWith.title}</dt>
          <dd className="mt-0.5">{pairedWith.disposition}</dd>
        </div>
      )}
      {trap && (
        <div>
          <dt className="font-medium font-sans text-ink-faint text-sm">Trap</dt>
          <dd className="mt-0.5">
            {trap}
            <RemarkOn check={checks?.trap} />
          </dd>
        </div>
      )}
      {followUps.length > 0 && (
        <div>
          <dt className="font-medium font-sans text-ink-faint text-sm">{followUpName(followUps.length)}</dt>
          <dd className="mt-0.5 grid gap-1.5">
            {followUps.map((followUp) => (
              <p key={followUp}>
                {followUp}
                <RemarkOn check={checks?.followUp} />
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
