/** The words of the onboarding, step by step. The second step is the profile form and has no content of its own here. */
import { useQuery } from '@tanstack/react-query';
import { ListTree, MessageCircleQuestion, ScrollText } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { limits, prices, product } from '../../../../shared/prices.ts';
import { count } from '../../../format/count.ts';
import { dollars } from '../../../format/money.ts';
import { paidBriefLines } from '../../../format/premium-words.ts';
import { configQuery } from '../../product/queries.ts';
import { Checklist, IconList, NumberedList, Plan } from './step-parts.tsx';

export type Step = { title: string; text: ReactNode; Content: ComponentType };

export const welcome: Step = {
  title: `Welcome to ${product}`,
  text: 'A short tour, so that tonight’s reading is ready before you are called on.',
  Content: () => (
    <NumberedList
      items={[
        'Drop the PDFs of your cases on the class session they belong to.',
        'Read the brief beside the opinion. Every statement leads to the passage it rests on.',
        'Practice with cold call questions, and see the professor’s answer once you have tried.',
      ]}
    />
  ),
};

export const steps: readonly Step[] = [
  welcome,
  {
    title: 'Academic Profile',
    text: 'Where you study. You can change this in the settings at any time.',
    Content: () => null,
  },
  {
    title: 'Create a Semester and Classes',
    text: 'Your material is kept the way your syllabus runs.',
    Content: () => (
      <NumberedList
        items={[
          'Add a semester, for example “Fall 2026”, on the dashboard or in the sidebar.',
          'Add your classes to it: Torts, Contracts, Civil Procedure.',
          'In a class, each meeting is a class session. Categories group its cases.',
        ]}
      />
    ),
  },
  {
    title: 'Upload Your PDFs',
    text: 'One case or a whole night’s reading at once.',
    Content: () => (
      <>
        <NumberedList
          items={[
            'Open a class. Drag and drop your PDFs onto it, or browse for them.',
            'Choose the class session. What it costs and what is left is shown before you start.',
            'Press “Analyze Documents”. Each part opens as soon as it is ready.',
          ]}
        />
        <p className="mt-4 text-ink-faint text-sm">
          Each PDF is deleted once its text is out. Casebook pages may be under their publisher’s terms.
        </p>
      </>
    ),
  },
  {
    title: 'Three Kinds of Study Material',
    text: 'Made from each case, each with pinpoints into its text.',
    Content: () => (
      <IconList
        items={[
          {
            icon: <ScrollText />,
            title: 'FIRAC Case Briefs',
            text: 'Facts, issue, rule, analysis and conclusion, with a holding in one line.',
          },
          {
            icon: <ListTree />,
            title: 'Case Outlines',
            text: 'Six sections, organized by rule.',
          },
          {
            icon: <MessageCircleQuestion />,
            title: 'Cold Call Questions',
            text: 'Easy, Medium and Hard, each with the professor’s answer.',
          },
        ]}
      />
    ),
  },
  {
    title: 'Plans and Limits',
    text: 'You start on the free trial.',
    Content: Plans,
  },
  {
    title: "You're All Set!",
    text: 'What to do first:',
    Content: () => (
      <Checklist
        done={['Your profile is saved']}
        open={[
          'Create your first semester',
          'Add a class to it',
          'Upload the PDF of a case and press “Analyze Documents”',
          'Read the brief, then try the questions',
        ]}
      />
    ),
  },
];

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
