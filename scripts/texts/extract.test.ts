import { describe, expect, it } from 'vitest';
import { isWords, textsOf } from './extract.ts';

const read = (source: string) => textsOf('screen.tsx', source).map(({ text }) => text);

describe('the texts of a source file', () => {
  it('are the words of its elements, with what is filled in and what stands in the line', () => {
    expect(
      read(
        `const a = <p className="flex gap-2">Your PDF is <b>deleted</b> in {n} days.{' '}<Link href="/x">Read more</Link></p>;`,
      ),
    ).toEqual(['Your PDF is deleted in {…} days. Read more']);
  });

  it('are labels, templates and sentences, each with its line', () => {
    const source = `const words = {\n  title: 'Delete Class',\n  text: \`Delete “\${name}”? It cannot be undone.\`,\n};\nconst b = <TextField label="Law School Name" name="school" />;`;
    expect(textsOf('screen.tsx', source)).toEqual([
      { line: 2, text: 'Delete Class' },
      { line: 3, text: 'Delete “{…}”? It cannot be undone.' },
      { line: 5, text: 'Law School Name' },
    ]);
  });

  it('are the words of both sides of a choice, and of what is inside a template', () => {
    expect(read(`const c = <p>{isOn ? 'It is on' : 'It is off'}</p>;`)).toEqual(['It is on', 'It is off']);
    expect(
      read(`const d = \`You have \${left > 0 ? \`\${left} of them left\` : "none of them"}.\`;`),
    ).toEqual(['You have {…}.', '{…} of them left', 'none of them']);
  });

  it('are nothing that the code alone reads', () => {
    const source = `import { a } from './a and b.ts';\ntype T = 'one of these' | 'or the other';\nlog.info({}, 'The server is ready');\ncx('flex items-center', isOn && 'text-ink');\nif (event.key === 'a key of the board') go('/class/1');`;
    expect(read(source)).toEqual([]);
  });

  it('tells words from names', () => {
    for (const text of ['Sign In', 'Retry', 'No semesters yet', 'of the class', 'Don’t know?', 'Saving...'])
      expect(isWords(text), text).toBe(true);
    for (const text of [
      'text-ink',
      'flex items-center gap-2',
      '/api/classes',
      'application/pdf',
      'Escape',
      'GET',
      'classId',
      'M4 5h3',
    ])
      expect(isWords(text), text).toBe(false);
  });
});
