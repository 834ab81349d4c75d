/** A case that is nobody's, on the screens of a case: the demo's, and the one that a visitor tries. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { CaseText, CourtCase } from '../../../../shared/cases.ts';
import type { Brief, Outline, QuestionSet } from '../../../../shared/materials.ts';
import { DeskFrame } from '../../../desk/desk-frame.tsx';
import { ExhibitProvider } from '../../../desk/exhibit.tsx';
import { BriefBesideText } from '../brief/brief-screen.tsx';
import { OutlineBesideText } from '../outline/outline-screen.tsx';
import { QuestionsBesideText } from '../questions/questions-screen.tsx';
import { DemoBar } from './demo-bar.tsx';
import { DemoDrill } from './demo-drill.tsx';
import { answerFrom } from './queries.ts';
import { readShown } from './showing.ts';

export type Exhibited = {
  courtCase: CourtCase;
  text: CaseText;
  brief: Brief;
  outline: Outline;
  questionSet: QuestionSet;
};

type ExhibitionProps = {
  exhibited: Exhibited;
  /** The address that it is shown at. */
  screen: string;
  /** What it is, above it. */
  notice: ReactNode;
  Asking?: ComponentType | undefined;
};

/** Of one case for as long as it is on the screen: another takes another key. */
export function Exhibition({ exhibited, screen, notice, Asking }: ExhibitionProps) {
  const { brief, outline, questionSet } = exhibited;
  const [queryClient] = useState(() => answerFrom(exhibited.courtCase, exhibited.text));
  const shown = readShown(useSearch());
  const exhibit = useMemo(
    () => ({ bar: <DemoBar shown={shown} screen={screen} isAsked={Asking !== undefined} />, Asking }),
    [shown, screen, Asking],
  );
  return (
    <DeskFrame>
      {notice}
      <QueryClientProvider client={queryClient}>
        <ExhibitProvider value={exhibit}>
          {shown === 'Brief' && <BriefBesideText brief={brief} />}
          {shown === 'Outline' && <OutlineBesideText outline={outline} />}
          {shown === 'Questions' && <QuestionsBesideText set={questionSet} />}
          {shown === 'Drill' && (
            <DemoDrill
              set={questionSet}
              bar={<DemoBar shown={shown} screen={screen} withContents={false} />}
            />
          )}
        </ExhibitProvider>
      </QueryClientProvider>
    </DeskFrame>
  );
}

/** A line above it, with what can be done about it at the end. */
export function ExhibitNotice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-x-4 border-line max-sm:flex-wrap border-y bg-sunken px-4 py-1.5 text-ink-soft text-sm sm:px-6 print:hidden">
      <p className="py-0.5">{children}</p>
      <div className="flex flex-wrap items-center gap-x-5">{actions}</div>
    </div>
  );
}

/** How what can be done there looks. */
export const noticeAction =
  'inline-flex min-h-11 shrink-0 items-center font-medium text-accent-ink underline underline-offset-3 sm:min-h-7';
