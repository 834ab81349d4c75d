import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Tier } from '../../../study/material/schema.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { configQuery } from '../product/queries.ts';
import { comparisonWords, excerptOf, samplesOf } from './comparing.ts';
import { embeddedSamplesQuery } from './queries.ts';
import type { OutlineSample, QuestionSample, TierSamples } from './samples.ts';

type SampleKind = 'outlines' | 'questions';

const titles = { outlines: 'Outlines', questions: 'Cold Call Questions' } as const;
const kinds = ['outlines', 'questions'] as const;

/** Samples of both tiers as this server's engines make them; a press opens one kind side by side in full. */
export function Comparison() {
  const [opened, setOpened] = useState<SampleKind>();
  const told = useQuery(configQuery).data;
  const embedded = useQuery(embeddedSamplesQuery).data;
  if (!told || !embedded) {
    return (
      <Loading label="Loading samples.">
        <SkeletonLines count={8} />
      </Loading>
    );
  }
  const samples = samplesOf(told, embedded);
  if (opened) return <SideBySide kind={opened} samples={samples} onBack={() => setOpened(undefined)} />;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {kinds.map((kind) => {
        const title = titles[kind];
        return (
          <section key={kind} aria-label={title} className="flex flex-col rounded-lg border border-line p-5">
            <h3 className="font-semibold text-base text-ink">{title}</h3>
            <p className="mt-1 text-ink-soft">{comparisonWords(kind, told)}</p>
            <div className="mt-4 mb-5 grid gap-3">
              {(['standard', 'premium'] as const).map((tier) => (
                <Excerpt
                  key={tier}
                  tier={tier}
                  text={excerptOf(samples, kind, tier)}
                  onPress={() => setOpened(kind)}
                />
              ))}
            </div>
            <Button variant="secondary" className="mt-auto" onClick={() => setOpened(kind)}>
              <span>
                Compare <span className="sr-only">{title} </span>Side by Side
              </span>
            </Button>
          </section>
        );
      })}
    </div>
  );
}

type ExcerptProps = { tier: Tier; text: string; onPress: () => void };

function Excerpt({ tier, text, onPress }: ExcerptProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2.5 flex flex-col items-start gap-1.5 rounded-md px-2.5 py-2 text-left hover:bg-hover"
    >
      <TierBadge tier={tier} />
      <span className="font-serif text-ink">{text}</span>
    </button>
  );
}

function TierBadge({ tier }: { tier: Tier }) {
  const isPremium = tier === 'premium';
  return <Badge tone={isPremium ? 'accent' : 'plain'}>{isPremium ? 'Premium' : 'Standard'}</Badge>;
}

type SideBySideProps = { kind: SampleKind; samples: TierSamples; onBack: () => void };

function SideBySide({ kind, samples, onBack }: SideBySideProps) {
  const title = titles[kind];
  return (
    <section aria-label={`${title}, side by side`}>
      <Button variant="quiet" size="small" onClick={onBack} autoFocus>
        <ArrowLeft size={16} aria-hidden />
        Back to Comparison
      </Button>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        {(['standard', 'premium'] as const).map((tier) => (
          <div key={tier}>
            <h3 className="flex items-center gap-2 font-semibold text-base text-ink">
              {title} <TierBadge tier={tier} />
            </h3>
            {kind === 'outlines' ? (
              <OutlineSamples samples={samples.outlines[tier]} />
            ) : (
              <QuestionSamples samples={samples.questions[tier]} />
            )}
          </div>
        ))}
      </div>
      <p className="mt-5 text-ink-faint text-sm">Samples from invented cases.</p>
    </section>
  );
}

function OutlineSamples({ samples }: { samples: readonly OutlineSample[] }) {
  return (
    <ol className="mt-3 grid gap-3">
      {samples.map(({ title, content }) => (
        <li key={title} className="border-line border-t pt-3">
          <p className="font-medium text-ink">{title}</p>
          <p className="mt-0.5 whitespace-pre-line font-serif text-ink-soft">{content}</p>
        </li>
      ))}
    </ol>
  );
}

const tones: Record<QuestionSample['difficulty'], BadgeTone> = {
  Easy: 'easy',
  Medium: 'medium',
  Hard: 'hard',
};

function QuestionSamples({ samples }: { samples: readonly QuestionSample[] }) {
  return (
    <ol className="mt-3 grid gap-3">
      {samples.map(({ question, answer, difficulty }) => (
        <li key={question} className="border-line border-t pt-3">
          <Badge tone={tones[difficulty]}>{difficulty}</Badge>
          <p className="mt-1.5 font-serif text-ink">{question}</p>
          <p className="mt-0.5 font-serif text-ink-soft">{answer}</p>
        </li>
      ))}
    </ol>
  );
}
