import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Check, Copy, LoaderCircle, Minus, TriangleAlert } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { useTitle } from '../../browser/title.ts';
import { useTheme } from '../../browser/use-theme.ts';
import { sentenceFor } from '../../client/errors.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { AtSupport } from '../../ui/support-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { configQuery } from '../product/queries.ts';
import { lookAtDevice } from './device.ts';
import {
  clockFinding,
  configFindings,
  deviceFindings,
  type Finding,
  type FindingStatus,
  type QueryState,
  reportOf,
  serverFinding,
  signedInFinding,
} from './findings.ts';
import { clockQuery, readinessQuery } from './queries.ts';

function askedOf<Answer>({ data, error, isPending }: UseQueryResult<Answer>): QueryState<Answer> {
  if (error) return { state: 'failed', sentence: sentenceFor(error, 'The server didn’t answer.') };
  if (isPending || data === undefined) return { state: 'pending' };
  return { state: 'known', answer: data };
}

/** What support would ask, found out and ready to be sent. */
export function DiagnosticScreen({ isSignedIn }: { isSignedIn: boolean }) {
  useTitle('Diagnostic');
  const findings = useFindings(isSignedIn);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportOf(findings, new Date()));
      toast({ title: 'Copied', description: 'Paste it into your email to support.' });
    } catch {
      toast({
        title: 'Not copied',
        description: 'Your browser blocked the copy. Select the text and copy it yourself.',
        tone: 'destructive',
      });
    }
  };
  return (
    <div className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 sm:px-8 sm:pt-12">
      <h1 className="font-semibold font-serif text-2xl text-ink">Diagnostic</h1>
      <p className="mt-2 text-ink-soft">
        What support will want to know. Copy it and email it to support
        <AtSupport />. Nothing is sent from here, and none of it identifies you.
      </p>
      <dl className="mt-8 divide-y divide-line border-line border-y">
        {findings.map((finding) => (
          <Row key={finding.name} finding={finding} />
        ))}
      </dl>
      <Button className="mt-8 w-full sm:w-auto" onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        Copy for Support
      </Button>
    </div>
  );
}

function useFindings(isSignedIn: boolean): Finding[] {
  const readiness = useQuery(readinessQuery);
  const clock = useQuery(clockQuery);
  const config = useQuery(configQuery);
  useTheme();
  useDeviceChanges();
  return [
    serverFinding(askedOf(readiness)),
    ...configFindings(askedOf(config)),
    signedInFinding(isSignedIn),
    clockFinding(askedOf(clock)),
    ...deviceFindings(lookAtDevice()),
  ];
}

/** The lines about the device are as it is now. */
function useDeviceChanges() {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const changes = ['online', 'offline', 'resize'];
    for (const change of changes) addEventListener(change, look);
    return () => {
      for (const change of changes) removeEventListener(change, look);
    };
  }, []);
}

const marks: Record<FindingStatus, { icon: typeof Check; ink: string; words: string }> = {
  good: { icon: Check, ink: 'text-good-ink', words: 'OK: ' },
  bad: { icon: TriangleAlert, ink: 'text-caution-ink', words: 'Problem: ' },
  plain: { icon: Minus, ink: 'text-ink-faint', words: '' },
  pending: { icon: LoaderCircle, ink: 'animate-spin text-ink-faint', words: '' },
};

function Row({ finding: { name, value, standing } }: { finding: Finding }) {
  const { icon: Icon, ink, words } = marks[standing];
  return (
    <div className="grid grid-cols-[1.5rem_1fr] items-baseline gap-x-3 gap-y-0.5 py-3 sm:grid-cols-[1.5rem_13rem_1fr]">
      <Icon size={16} aria-hidden className={cx('translate-y-0.5', ink)} />
      <dt className="font-medium text-ink">{name}</dt>
      <dd className="col-start-2 text-ink-soft tabular-nums sm:col-start-3">
        <span className="sr-only">{words}</span>
        {value}
      </dd>
    </div>
  );
}
