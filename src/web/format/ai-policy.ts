/** What the school's AI policy wants said and asked before anything is analyzed or made again. */
import type { AiPolicy } from '../../shared/classes.ts';

const notices: Record<AiPolicy, string> = {
  allowed: 'AI tools are allowed in this class, as you noted.',
  ask: 'In this class you have to ask before you use AI tools, as you noted.',
  not_allowed:
    'AI tools are not allowed in this class, as you noted. Analyzing these documents may break its rules.',
};

export const policyNotice = (policy: AiPolicy | null) => policy && notices[policy];

type Confirmation = { title: string; description: string; action: string; destructive: boolean };

/** Undefined where nothing has to be confirmed. */
export function confirmationFor(policy: AiPolicy | null): Confirmation | undefined {
  if (policy === 'ask') {
    return {
      title: 'Ask First',
      description:
        'In this class you have to ask before you use AI tools. Go on only if you have asked and it is allowed.',
      action: 'I Have Asked, Analyze',
      destructive: false,
    };
  }
  if (policy !== 'not_allowed') return undefined;
  return {
    title: 'AI Tools Are Not Allowed',
    description:
      'You noted that AI tools are not allowed in this class. Analyzing these documents may break its rules, and you answer for that yourself.',
    action: 'Analyze Anyway',
    destructive: true,
  };
}
