/** The premium outline: all of the standard one, and every level that the opinion has beyond it. */
import type { OutlineHeading } from '../../material/headings.ts';
import type { OutlineContent } from '../../material/schema.ts';
import { ruleDraft } from '../drafts/rule.ts';
import type { Findings } from '../findings.ts';
import { heading, headingOf, outlineDrafts, outlineOf } from '../outline/outline.ts';
import { lineOfPrecedents, type Precedent, type Treatment } from '../precedents.ts';
import type { Separate } from '../separate/separate-opinions.ts';
import { type Draft, draftFrom, draftOf, draftsOf, exchangeDrafts } from '../text/items.ts';
import { furtherIn } from './further.ts';

export function premiumOutlineFrom(findings: Findings): OutlineContent {
  const [fits = [], law = [], limits = [], illustration = [], competing = [], application = []] =
    outlineDrafts(findings);
  const { exchanges, rules, exceptions, terms } = furtherIn(findings);
  return outlineOf([
    under(
      [...fits, ...precedents(findings)],
      'Terms to know.',
      terms.map(({ meaning, sentence }) => draftOf(sentence, meaning)),
    ),
    [...law, ...heading('Further rules that the court states.', rules.map(ruleDraft))],
    [...limits, ...heading('Further exceptions and limits.', draftsOf(exceptions))],
    illustration,
    pointByPoint(under(competing, 'Argument and answer.', exchangeDrafts(exchanges)), findings),
    application,
  ]);
}

/** More below a heading that stands there, or the heading with it. */
function under(drafts: Draft[], title: OutlineHeading, more: Draft[]): Draft[] {
  if (!drafts.some(({ text }) => text === title)) return [...drafts, ...heading(title, more)];
  return drafts.map((draft) =>
    draft.text === title ? { ...draft, children: [...(draft.children ?? []), ...more] } : draft,
  );
}

const groups: [Treatment, OutlineHeading][] = [
  ['followed', 'Precedents the court follows.'],
  ['distinguished', 'Precedents the court distinguishes.'],
  ['cited', 'Precedents the court builds on.'],
];

function precedents(findings: Findings): Draft[] {
  const line = lineOfPrecedents(findings);
  return groups.flatMap(([treatment, title]) =>
    heading(title, line.filter((each) => each.treatment === treatment).map(nameOnly)),
  );
}

const nameOnly = ({ name, said }: Precedent): Draft => ({
  ...draftFrom(`${name}.`, said),
  children: draftsOf(said),
});

const words: Record<Treatment, string> = {
  followed: ', followed:',
  distinguished: ', distinguished:',
  cited: ':',
};

/** The case, how the court treats it where it says so, and what it takes from it. */
export const precedentDraft = (precedent: Precedent): Draft => ({
  ...nameOnly(precedent),
  text: `${precedent.name}${words[precedent.treatment]}`,
});

function pointByPoint(drafts: Draft[], { separate }: Findings): Draft[] {
  const points = new Map<string, Separate['points']>(separate.map((each) => [headingOf(each), each.points]));
  return drafts.map((draft) => {
    const said = points.get(draft.text);
    return said && said.length > 0 ? { ...draft, children: draftsOf(said) } : draft;
  });
}
