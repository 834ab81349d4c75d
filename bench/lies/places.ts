/** Plants a statement at every place of a material where one of its kind can stand. */
import type { MaterialKind } from '../../src/study/material/schema.ts';
import type {
  BriefWire,
  OutlineWire,
  Point,
  QuestionsWire,
  Statement,
  Wires,
} from '../../src/study/model/wire/wire.ts';
import type { Room, Sample } from './library.ts';

export type Planted = { kind: MaterialKind; place: string; wire: Wires[MaterialKind] };

type Plant<Wire> = {
  place: string;
  room: Room;
  also?: Room;
  into: (wire: Wire, statement: Statement) => void;
};

const pointOf = (statement: Statement): Point => ({ ...statement, children: [] });

const briefPlaces: Plant<BriefWire>[] = [
  { place: 'holding', room: 'decision', into: (wire, it) => void (wire.holding = it) },
  { place: 'conclusion.narrow', room: 'decision', into: (wire, it) => void (wire.conclusion.narrow = it) },
  { place: 'conclusion.broad', room: 'decision', into: (wire, it) => void (wire.conclusion.broad = it) },
  { place: 'posture.relief', room: 'statement', into: (wire, it) => void (wire.posture.relief = it) },
  { place: 'posture.below', room: 'statement', into: (wire, it) => void (wire.posture.below = it) },
  { place: 'facts', room: 'statement', into: (wire, it) => void wire.facts.push(it) },
  { place: 'issue', room: 'statement', into: (wire, it) => void wire.issue.push(it) },
  { place: 'rule', room: 'statement', also: 'law', into: (wire, it) => void wire.rule.push(pointOf(it)) },
  { place: 'analysis', room: 'statement', into: (wire, it) => void wire.analysis.push(pointOf(it)) },
  {
    place: 'analysis child',
    room: 'statement',
    into: (wire, it) => void wire.analysis[0]?.children.push(it),
  },
  { place: 'whyAssigned.limit', room: 'statement', into: (wire, it) => void (wire.whyAssigned.limit = it) },
  {
    place: 'keyTerms',
    room: 'statement',
    into: (wire, it) => void wire.keyTerms.push({ term: 'risk', ...it }),
  },
  {
    place: 'notInExcerpt',
    room: 'string',
    also: 'gap',
    into: (wire, it) => void wire.notInExcerpt.push(it.text),
  },
  {
    place: 'whyAssigned.flip',
    room: 'supposed',
    into: (wire, it) => void (wire.whyAssigned.flip = { ...it, mark: 'own' }),
  },
];

const outlinePlaces: Plant<OutlineWire>[] = [
  { place: 'fits', room: 'statement', into: (wire, it) => void wire.fits.push(pointOf(it)) },
  {
    place: 'rule',
    room: 'statement',
    also: 'law',
    into: (wire, it) => void wire.rule.push({ ...it, children: [] }),
  },
  { place: 'exceptions', room: 'statement', into: (wire, it) => void wire.exceptions.push(pointOf(it)) },
  {
    place: 'illustration',
    room: 'decision',
    into: (wire, it) => void wire.illustration.push({ ...it, children: [] }),
  },
  { place: 'policy', room: 'statement', into: (wire, it) => void wire.policy.push(pointOf(it)) },
  { place: 'checklist', room: 'statement', into: (wire, it) => void wire.application.checklist.push(it) },
  {
    place: 'hypothetical',
    room: 'supposed',
    into: (wire, it) => void (wire.application.hypotheticals[0] = { ...it, mark: 'own', children: [] }),
  },
];

const answerAt = (number: number): Plant<QuestionsWire> => ({
  place: `answer ${number + 1}`,
  room: 'statement',
  into: (wire, it) => void wire.questions[number]?.answer.push(it),
});

const questionPlaces: Plant<QuestionsWire>[] = [
  answerAt(0),
  answerAt(2),
  answerAt(4),
  {
    place: 'trap',
    room: 'string',
    also: 'trap',
    into: ({ questions: [first] }, it) => void (first && (first.trap = it.text)),
  },
  {
    place: 'question',
    room: 'premise',
    into: ({ questions: [, , third] }, it) => void (third && (third.question = it.text)),
  },
  {
    place: 'followUp',
    room: 'string',
    also: 'followUp',
    into: ({ questions: [first] }, it) => void (first && (first.followUp = it.text)),
  },
];

export function plant(sample: Sample, base: Wires): Planted[] {
  const statement: Statement = {
    text: sample.text,
    support: sample.rests.map(([paragraph, words]) => ({ paragraph, words })),
    mark: sample.mark ?? 'none',
  };
  const into = <Kind extends MaterialKind>(kind: Kind, places: Plant<Wires[Kind]>[]): Planted[] =>
    places
      .filter(({ room, also }) => sample.rooms.includes(room) || (also && sample.rooms.includes(also)))
      .map(({ place, into: put }) => {
        const wire = structuredClone(base[kind]);
        put(wire, structuredClone(statement));
        return { kind, place, wire };
      });
  return [
    ...into('brief', briefPlaces),
    ...into('outline', outlinePlaces),
    ...into('questions', questionPlaces),
  ];
}
