/** What the school's AI policy wants said and asked before anything is analyzed or made again. */
import type { AiPolicy } from '../../shared/classes.ts';

const notices: Partial<Record<AiPolicy, string>> = {
  ask: 'You noted that you have to ask before using AI tools in this class.',
  not_allowed:
    'You noted that AI tools aren’t allowed in this class. Analyzing these documents may break its rules.',
};

export const policyNotice = (policy: AiPolicy | null) => policy && notices[policy];

type Confirmation = { title: string; description: string; action: string; destructive: boolean };

/** Undefined where nothing has to be confirmed. */
export function confirmationFor(policy: AiPolicy | null): Confirmation | undefined {
  if (policy === 'ask') {
    return {
      title: 'Ask First',
      description:
        'You have to ask before using AI tools in this class. Continue only if you’ve asked and it’s allowed.',
      action: 'I’ve Asked: Analyze',
      destructive: false,
    };
  }
  if (policy !== 'not_allowed') return undefined;
  return {
    title: 'AI Tools Are Not Allowed',
    description:
      'You noted that AI tools aren’t allowed in this class. Analyzing these documents may break its rules, and you’re responsible for that.',
    action: 'Analyze Anyway',
    destructive: true,
  };
}
