/** The professor's style and the school's AI policy, in the words of the screens. */
import type { AiPolicy, Class } from '../../../../shared/classes.ts';
import { dot } from '../../../format/dot.ts';

export type Preferences = Pick<Class, 'professorStyle' | 'aiPolicy'>;
export type Style = NonNullable<Class['professorStyle']>;

export const styleNames: Record<Style, string> = {
  facts: 'Facts',
  policy: 'Policy',
  hypotheticals: 'Hypotheticals',
};

export const styleHints: Record<Style, string> = {
  facts: 'Who did what, and which facts mattered.',
  policy: 'Why the rule exists, and the case against it.',
  hypotheticals: 'What if a fact changed, and where the rule stops.',
};

export const policyNames: Record<AiPolicy, string> = {
  allowed: 'Allowed',
  ask: 'Ask first',
  not_allowed: 'Not allowed',
};

export const policyHints: Record<AiPolicy, string> = {
  allowed: 'You may use AI tools to prepare for this class.',
  ask: 'You’ll be reminded to ask before anything is analyzed.',
  not_allowed: 'You’ll be warned before anything is analyzed.',
};

/** "Style: Policy · AI tools: Ask first", of what is noted. */
export const notedWords = ({ professorStyle, aiPolicy }: Preferences): string =>
  [
    professorStyle && `Professor’s style: ${styleNames[professorStyle]}`,
    aiPolicy && `AI tools: ${policyNames[aiPolicy]}`,
  ]
    .filter(Boolean)
    .join(dot);
