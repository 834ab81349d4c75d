/** The professor's style and the school's AI policy, in the words of the screens. */
import type { AiPolicy, Class } from '../../../../shared/classes.ts';

export type Preferences = Pick<Class, 'professorStyle' | 'aiPolicy'>;
export type Style = NonNullable<Class['professorStyle']>;

export const styleNames: Record<Style, string> = {
  facts: 'Facts',
  policy: 'Policy',
  hypotheticals: 'Hypotheticals',
};

export const styleHints: Record<Style, string> = {
  facts: 'Who did what, and which facts decided.',
  policy: 'Why the rule is as it is, and what speaks against it.',
  hypotheticals: 'What if a fact were changed, and where the rule stops.',
};

export const policyNames: Record<AiPolicy, string> = {
  allowed: 'Allowed',
  ask: 'Ask first',
  not_allowed: 'Not allowed',
};

export const policyHints: Record<AiPolicy, string> = {
  allowed: 'AI tools may be used to prepare for this class.',
  ask: 'You are reminded to ask before anything is analyzed.',
  not_allowed: 'You are warned before anything is analyzed.',
};

/** "Style: Policy · AI tools: Ask first", of what is noted. */
export const notedWords = ({ professorStyle, aiPolicy }: Preferences): string =>
  [
    professorStyle && `Professor’s style: ${styleNames[professorStyle]}`,
    aiPolicy && `AI tools: ${policyNames[aiPolicy]}`,
  ]
    .filter(Boolean)
    .join(' · ');

const leanings: Record<Style, string> = {
  facts: 'The questions lean to the facts, as your professor does.',
  policy: 'The questions lean to policy, as your professor does.',
  hypotheticals: 'The questions lean to hypotheticals, as your professor does.',
};

/** What is said of the policy before anything is analyzed. */
const policyNotices: Record<AiPolicy, string> = {
  allowed: 'AI tools are allowed in this class, as you noted.',
  ask: 'In this class you have to ask before you use AI tools, as you noted.',
  not_allowed:
    'AI tools are not allowed in this class, as you noted. Analyzing these documents may break its rules.',
};

export const leaningWords = ({ professorStyle }: Preferences) => professorStyle && leanings[professorStyle];
export const policyNotice = ({ aiPolicy }: Preferences) => aiPolicy && policyNotices[aiPolicy];

type Confirmation = { title: string; description: string; action: string; destructive: boolean };

/** What has to be confirmed before anything is analyzed; undefined where nothing has to. */
export function confirmationFor({ aiPolicy }: Preferences): Confirmation | undefined {
  if (aiPolicy === 'ask') {
    return {
      title: 'Ask First',
      description:
        'In this class you have to ask before you use AI tools. Go on only if you have asked and it is allowed.',
      action: 'I Have Asked, Analyze',
      destructive: false,
    };
  }
  if (aiPolicy !== 'not_allowed') return undefined;
  return {
    title: 'AI Tools Are Not Allowed',
    description:
      'You noted that AI tools are not allowed in this class. Analyzing these documents may break its rules, and you answer for that yourself.',
    action: 'Analyze Anyway',
    destructive: true,
  };
}
