import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import { captionOf } from '../../extractive/brief/caption.ts';
import { noHolding } from '../../material/headings.ts';
import type { BriefContent, Item, Role } from '../../material/schema.ts';
import { type BriefSection, briefShape } from '../../material/shape.ts';
import { isNumberOfPart, isSeparate } from '../wire/labels.ts';
import type { BriefWire, StatementTree } from '../wire/wire.ts';
import { checkedAs, type Grounding, itemOf, itemsOf, pinpointsOf } from './item.ts';

/** Caption, kinds and authors come from the reader, never from a model. */
export function briefFrom(wire: BriefWire, opinion: Opinion, grounding: Grounding): BriefContent {
  const sectionOf = (section: BriefSection): BriefContent[BriefSection['key']] => {
    switch (section.holds) {
      case 'statement':
        return leadPart(opinion) ? itemOf(wire[section.key], section.key, grounding) : withoutHolding;
      case 'statements': {
        const items = itemsOf(Object.values<StatementTree | null>(wire[section.key]), section.ids, grounding);
        return section.key === 'posture' ? withRoles(items, wire.posture) : items;
      }
      case 'opinions':
        return separateOpinions(wire, opinion, grounding);
      case 'terms':
        return keyTerms(wire, grounding);
      case 'lines':
        return wire[section.key].map((line) => line.trim()).filter((line) => line !== '');
    }
  };
  const sections = briefShape.map((section) => [section.key, sectionOf(section)]);
  return {
    caption: captionOf(opinion),
    ...(Object.fromEntries(sections) as Pick<BriefContent, BriefSection['key']>), // One for each row.
    missingPages: opinion.missingPages,
  };
}

const roles: Record<keyof BriefWire['posture'], Role> = {
  court: 'court',
  relief: 'relief',
  review: 'ruling',
  below: 'below',
};

/** By the names under which the model gave them; what it left out is no item. */
function withRoles(items: readonly Item[], given: BriefWire['posture']): Item[] {
  const names = (Object.keys(given) as (keyof typeof given)[]).filter((name) => given[name]?.text.trim()); // Its own keys.
  return items.map((item, index) => {
    const name = names[index];
    return name ? { ...item, role: roles[name] } : item;
  });
}

/** A term has no mark for what was not verified: one that does not hold up is left out. */
function keyTerms(wire: BriefWire, grounding: Grounding): BriefContent['keyTerms'] {
  return wire.keyTerms
    .filter((each) => each.term.trim() && each.text.trim() && grounding.isSound(each))
    .map((each) => ({
      term: each.term.trim(),
      meaning: each.text.trim(),
      pinpoints: pinpointsOf(each.support, grounding.locator),
      ...checkedAs(grounding.checkOf?.(each)),
    }));
}

/** A file of separate opinions alone: there is nothing to take a holding from. */
const withoutHolding: BriefContent['holding'] = {
  id: 'holding',
  text: noHolding.none,
  pinpoints: [],
  verified: true,
  marks: ['inferred'],
};

function separateOpinions({ separateOpinions: given }: BriefWire, { parts }: Opinion, grounding: Grounding) {
  return parts.flatMap((part, index): BriefContent['separateOpinions'] => {
    if (!isSeparate(part)) return [];
    const summary = given.filter((each) => isNumberOfPart(each.part, index)).flatMap((each) => each.summary);
    if (summary.length === 0) return [];
    return [
      {
        kind: part.kind as BriefContent['separateOpinions'][number]['kind'], // `isSeparate` names these three.
        ...(part.author ? { author: part.author } : {}),
        summary: itemsOf(summary, `separate-${index + 1}`, grounding),
      },
    ];
  });
}
