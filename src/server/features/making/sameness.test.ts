import { expect, it } from 'vitest';
import { composeBrief } from '../../../study/extractive/engine.ts';
import { harborOpinion } from '../../../study/extractive/fixtures/harbor-opinion.ts';
import type { MaterialDraft } from '../materials/service.ts';
import { isOfStandard } from './sameness.ts';

const standard = composeBrief(harborOpinion());
const make = async () => ({ content: standard }) as MaterialDraft;
const premium = (content: unknown, engine = 'extractive') =>
  isOfStandard(make, { kind: 'brief', tier: 'premium', engine, content } as MaterialDraft);

it('is no premium brief that says nothing more of the opinion than the standard one', async () => {
  expect(await premium(standard)).toBe(true);
  expect(await premium({ ...standard, notInExcerpt: [...standard.notInExcerpt, 'The docket number.'] })).toBe(
    true,
  );
  expect(await premium({ ...standard, facts: standard.facts.slice(1) })).toBe(false);
  expect(await premium(standard, 'a model')).toBe(false);
});
