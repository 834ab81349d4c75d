/** Made by the build: see scripts/web/teaching-case.ts. */
declare module 'virtual:teaching-case' {
  import type { CaseText, CourtCase } from '../../../../shared/cases.ts';
  import type { Brief, Outline, QuestionSet } from '../../../../shared/materials.ts';

  export const teachingCase: {
    courtCase: CourtCase;
    text: CaseText;
    brief: Brief;
    outline: Outline;
    questionSet: QuestionSet;
  };
}
