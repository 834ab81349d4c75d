/** What a good model answers when it is tried: the probe's form, and a brief of the known opinion. */
import { knownOpinion } from '../../../src/study/model/trial/known-opinion.ts';
import { goodWires, kindAsked } from '../provider/answers.ts';
import type { LocalCall, LocalScript } from './local-servers.ts';

export const probeAnswer = {
  court: 'Supreme Court of Jefferson',
  isAffirmed: true,
  judges: ['Okafor', 'Tran'],
};

const isProbe = ({ schema }: LocalCall) => 'isAffirmed' in ((schema?.properties ?? {}) as object);

type Brief = ReturnType<typeof goodWires>['brief'];

/** `change` may spoil the brief. */
export function knownAnswers(change: (brief: Brief) => void = () => undefined): LocalScript {
  const { brief } = goodWires(knownOpinion(), 'standard');
  return (call) => {
    if (isProbe(call)) return { text: JSON.stringify(probeAnswer) };
    if (kindAsked(call) !== 'brief') return { text: JSON.stringify({ statements: [], questions: [] }) };
    const answer = structuredClone(brief);
    change(answer);
    return { text: JSON.stringify(answer) };
  };
}
