import { expect, test } from 'vitest';
import { briefShape } from '../../material/shape.ts';
import { briefTask } from './brief.ts';
import { questionsTask } from './questions.ts';
import { taskOn } from './repair.ts';

const task = briefTask({
  caseName: 'Orr v. Lund',
  disposition: 'Affirmed',
  separateParts: ['"part": "4" is the dissent'],
});

test('a brief is asked for section by section, in the order in which it is read', () => {
  expect([...task.matchAll(/^- "(\w+)"/gm)].map(([, key]) => key)).toEqual(briefShape.map(({ key }) => key));
});

test('a repair is told of the fields concerned alone', () => {
  const on = taskOn(task, ['facts.0', 'analysis.1.children.0']);
  expect(on).toContain('"facts": 80 to 160 words');
  expect(on).toContain('"analysis":');
  expect(on).not.toContain('"holding":');
  expect(on).toContain('Write a FIRAC case brief');
  expect(on.length).toBeLessThan(task.length / 2);
});

test('a question is written again whole, with all that is asked of one', () => {
  expect(taskOn(questionsTask('standard'), ['questions.2'])).toBe(questionsTask('standard'));
});

test('a separate opinion is named by its number alone', () => {
  expect(task).toContain('"part": "4" is the dissent. Of "part" only the number');
});
