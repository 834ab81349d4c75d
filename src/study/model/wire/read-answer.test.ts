import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const answer = { text: 'a { brace } in “words”', page: 3 };
const json = JSON.stringify(answer);

test.each([
  ['alone', json],
  ['behind thoughts', `<think>Perhaps {"text": "no"}?</think>\n${json}`],
  ['behind thoughts whose beginning was cut off', `it is {"a": 1} so</think>${json}`],
  ['in a code block', `\`\`\`json\n${json}\n\`\`\``],
  ['in prose', `Here it is, with {care}:\n${json}\nI hope {this} helps.`],
  ['beside a smaller object', `{"ok":true}\n${json}`],
])('an answer is found %s', (_, text) => {
  expect(readAnswer(text)).toEqual(answer);
});

test.each(['', 'I cannot do that.', '{"text": "broken off'])('there is none in “%s”', (text) => {
  expect(readAnswer(text)).toBeUndefined();
});

test('a statement without mark or children is filled, and nothing else is', () => {
  expect(readAnswer('{"facts":[{"text":"She fell.","support":[]}],"part":{"text":"x"}}')).toEqual({
    facts: [{ text: 'She fell.', support: [], mark: 'none', children: [] }],
    part: { text: 'x' },
  });
});
