/** The words of the onboarding, step by step. The second step and the third are forms, and have no content of their own here. */
import { useQuery } from '@tanstack/react-query';
import { ListTree, MessageCircleQuestion, ScrollText } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { limits, prices, product } from '../../../../shared/prices.ts';
import { count } from '../../../format/count.ts';
import { dollars } from '../../../format/money.ts';
import { paidBriefLines } from '../../../format/premium-words.ts';
import { configQuery } from '../../product/queries.ts';
import { Checklist, IconList, NumberedList, Plan } from './step-parts.tsx';

/** What she has already, for the list at the end. */
type Have = { hasSemester: boolean; hasClass: boolean; hasCase: boolean };

export type Step = {
  title: string;
  text: ReactNode;
  /** Where the case that she tried before she signed up was her only analysis. */
  textWhenSpent?: string;
  Content: ComponentType<Have>;
};

export const welcome: Step = {
  title: `Welcome to ${product}`,
  text: 'A quick tour, so you’re ready before you’re called on.',
  Content: () => (
    <NumberedList
      items={[
        'Drop in the PDFs of tonight’s cases.',
        'Read the brief next to the opinion. Every statement takes you to the passage behind it.',
        'Practice with cold call questions. You see the professor’s answer after you try.',
      ]}
    />
  ),
};

export const steps: readonly Step[] = [
  welcome,
  {
    title: 'Academic Profile',
    text: 'Where do you study? You can change this in Settings at any time.',
    Content: () => null,
  },
  {
    title: 'Create a Semester and Classes',
    text: 'Name this semester and the classes you’re taking.',
    Content: () => null,
  },
  {
    title: 'Upload Your PDFs',
    text: 'One case, or the whole night’s reading at once.',
    Content: () => (
      <>
        <NumberedList
          items={[
            'Drag and drop your PDFs on any class, or choose them.',
            'Pick the class session. You see what it costs before anything starts.',
            'Press “Analyze Documents.” You can read each part as soon as it’s ready.',
          ]}
        />
        <p className="mt-4 text-ink-faint text-sm">
          Each PDF is deleted once its text has been read. Casebook pages may be covered by their publisher’s
          terms.
        </p>
      </>
    ),
  },
  {
    title: 'Three Kinds of Study Material',
    text: 'Every case gets all three, with pinpoints into its text.',
    Content: () => (
      <IconList
        items={[
          {
            icon: <ScrollText />,
            title: 'FIRAC Case Briefs',
            text: 'Facts, issue, rule, analysis, and conclusion, plus a one-line holding.',
          },
          {
            icon: <ListTree />,
            title: 'Case Outlines',
            text: 'Six sections, organized by rule.',
          },
          {
            icon: <MessageCircleQuestion />,
            title: 'Cold Call Questions',
            text: 'Easy, Medium, and Hard, each with the professor’s answer.',
          },
        ]}
      />
    ),
  },
  {
    title: 'Plans and Limits',
    text: 'You’re starting on the free trial.',
    textWhenSpent: 'Your free analysis is used. The case you tried is in your class.',
    Content: Plans,
  },
  {
    title: "You're All Set!",
    text: 'What to do first:',
    Content: Beginning,
  },
];

function Beginning({ hasSemester, hasClass, hasCase }: Have) {
  const lines = [
    { line: 'Save your profile', isDone: true },
    { line: 'Create your first semester', isDone: hasSemester },
    { line: 'Add a class to it', isDone: hasClass },
    { line: 'Upload the PDF of a case and press “Analyze Documents”', isDone: hasCase },
    { line: 'Read the brief, then try the questions', isDone: false },
  ];
  const linesOf = (isDone: boolean) => lines.filter((each) => each.isDone === isDone).map(({ line }) => line);
  return <Checklist done={linesOf(true)} open={linesOf(false)} />;
}

function Plans() {
  const told = useQuery(configQuery).data;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Plan
        name="Free Trial"
        price={dollars(0)}
        lines={[
          `${count(limits.freeTrialAnalyses, 'case analysis', 'case analyses')} for life`,
          'Standard AI model',
          `Single premium tokens, ${dollars(prices.tokenCents)} each`,
        ]}
      />
      <Plan
        name="Paid Plan"
        price={`${dollars(prices.paidPlanMonthlyCents)} per month`}
        lines={[
          `${limits.paidAnalysesPerWeek} case analyses per week`,
          ...paidBriefLines(told),
          'Downloads and premium tokens',
        ]}
      />
    </div>
  );
}
