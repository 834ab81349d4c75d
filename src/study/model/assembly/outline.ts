import type { OutlineHeading } from '../../material/headings.ts';
import { type OutlineContent, outlineTitles } from '../../material/schema.ts';
import type { OutlineWire, Statement, StatementTree } from '../wire/wire.ts';
import { type Grounding, itemsOf } from './item.ts';

export function outlineFrom(wire: OutlineWire, grounding: Grounding): OutlineContent {
  const { checklist, triggers, hypotheticals } = wire.application;
  const application = [
    ...heading('Checklist.', checklist),
    ...heading('Exam triggers.', triggers),
    ...heading('Hypotheticals.', hypotheticals),
  ];
  const sections = [wire.fits, wire.rule, wire.exceptions, wire.illustration, wire.policy, application];
  return {
    sections: outlineTitles.map((title, index) => ({
      title,
      items: itemsOf(sections[index] ?? [], `s${index + 1}`, grounding),
    })),
  };
}

function heading(text: OutlineHeading, children: (Statement | StatementTree)[]): StatementTree[] {
  return children.length > 0 ? [{ text, support: [], mark: 'none', children }] : [];
}
