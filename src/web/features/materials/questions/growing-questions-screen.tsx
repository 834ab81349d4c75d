import { z } from 'zod';
import { questionSchema } from '../../../../study/material/schema.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { BesideOpinion } from '../beside-opinion.tsx';
import { growingRecord, readPart } from '../growing-parts.ts';
import { GrowingScreen } from '../growing-screen.tsx';
import { CaseHeading, MaterialPage } from '../material-page.tsx';
import { DifficultyMark } from './difficulty.tsx';

const names = [['questions', 'the questions']] as const;
const askedSchema = z.array(questionSchema.pick({ id: true, question: true, difficulty: true }));

/** The questions alone: an answer is hidden until the student has tried her own. */
export function GrowingQuestionsScreen({ id }: { id: number }) {
  return (
    <GrowingScreen name="Questions" kind="questions" caseId={id} names={names}>
      {(own, parts) => (
        <BesideOpinion name="Questions" material={growingRecord(own)} statements={[]} isOpinionHidden>
          <MaterialPage material={growingRecord(own)}>
            <CaseHeading material={growingRecord(own)} of="Cold call questions" />
            <Asked questions={readPart(parts, 'questions', askedSchema) ?? []} />
          </MaterialPage>
        </BesideOpinion>
      )}
    </GrowingScreen>
  );
}

function Asked({ questions }: { questions: z.infer<typeof askedSchema> }) {
  return (
    <>
      <ol className="mt-6 grid gap-5">
        {questions.map(({ id, question, difficulty }) => (
          <li key={id}>
            <DifficultyMark difficulty={difficulty} />
            <p className="mt-1">{question}</p>
          </li>
        ))}
      </ol>
      <SkeletonLines count={2} className="mt-6" />
    </>
  );
}
