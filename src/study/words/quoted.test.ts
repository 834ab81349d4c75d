import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['No quotes, the court’s words.', '“No quotes, the court’s words.”'],
  [
    'It is “final,” when it “terminate[s the] action.”',
    '“It is ‘final,’ when it ‘terminate[s the] action.’”',
  ],
  [
    'The type that “‘infect[s] the entire trial process’” alone.',
    '“The type that ‘“infect[s] the entire trial process”’ alone.”',
  ],
  ['The Chapel\'s "narrow exceptions."', "“The Chapel's ‘narrow exceptions.’”"],
  ['“It’s the parties’ duty,” she said.', '“‘It’s the parties’ duty,’ she said.”'],
  ['“The claim ends.', '““The claim ends.”'],
])('quotes %s', (text, words) => {
  expect(quoted(text)).toBe(words);
});
