import type { MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getBrief, getOutline, getQuestionSet } from './answers.ts';

type Call<Asked, Answer> = (app: App, user: SignedIn, asked: Asked) => Promise<Answer>;

/** The calls that change a material and answer what it is then, one for each kind. */
export function changeOfEachKind<Asked extends { id: number }>(
  change: (app: App, user: SignedIn, asked: Asked, kind: MaterialKind) => Promise<void>,
) {
  const changed =
    <Answer>(kind: MaterialKind, get: Call<{ id: number }, Answer>): Call<Asked, Answer> =>
    async (app, user, asked) => {
      await change(app, user, asked, kind);
      return get(app, user, asked);
    };
  return {
    brief: changed('brief', getBrief),
    outline: changed('outline', getOutline),
    questions: changed('questions', getQuestionSet),
  };
}
