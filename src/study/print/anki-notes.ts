/** A question set as notes of Anki: fields in HTML, whatever the file that carries them. */
import { createHash } from 'node:crypto';
import { cueNamed } from '../extractive/read/cues.ts';
import { statedPoints } from '../material/points.ts';
import type { Item, Question } from '../material/schema.ts';
import { escapeHtml } from '../words/escape-html.ts';
import { type Places, type Source, sourcesOf } from '../words/pages.ts';
import { followUpName, remarksOn } from '../words/statements.ts';

/** The fields of a note, in order; the first is what Anki compares and sorts by. */
export const noteFields = [
  'Question',
  'Answer',
  'Follow-ups',
  'Trap',
  'Reread',
  'Case',
  'Difficulty',
] as const;
export type NoteField = (typeof noteFields)[number];

export type AnkiNote = {
  /** The same for the same question of the same case, so that a second import updates the first. */
  guid: string;
  /** Levels joined by "::". */
  deck: string;
  fields: Record<NoteField, string>;
  tags: string[];
};

export type AnkiSource = {
  /** What tells this case from every other, now and after its questions were made again. */
  caseKey: string;
  caseTitle: string;
  /** Names of the deck's levels, outermost first. */
  deck: readonly string[];
  questions: readonly Question[];
  places: Places;
};

export function ankiNotes(source: AnkiSource): AnkiNote[] {
  const notes = source.questions.flatMap((question) => {
    const points = statedPoints(question);
    return points.length > 1 && points.every(standsAlone)
      ? points.map((point, at) => noteOf(source, question, { point, at, of: points.length }))
      : [noteOf(source, question)];
  });
  // Two questions in the same words are one note.
  return [...new Map(notes.map((note) => [note.guid, note])).values()];
}

const opensWithThis = cueNamed('opens with this');
const pointsBack = cueNamed('points back');

const standsAlone = ({ text }: Item) => !opensWithThis.test(text) && !pointsBack.test(text);

type AskedPoint = { point: Item; at: number; of: number };

/** Of one point where it stands alone, with those before it in the question: what comes next is what she says. */
function noteOf(
  { caseKey, caseTitle, deck, places }: AnkiSource,
  question: Question,
  asked?: AskedPoint,
): AnkiNote {
  const { followUps, trap = '', reread, difficulty, kind } = question;
  const points = statedPoints(question);
  const answer = asked
    ? pointHtml({ ...asked.point, children: undefined }, places)
    : question.answer.length === 1
      ? pointHtml(question.answer[0], places)
      : listHtml(question.answer, places);
  const before = asked ? points.slice(0, asked.at).map(({ text }) => `<li>${html(text)}</li>`) : [];
  const front = [
    html(question.question),
    ...(before.length > 0 ? [`<ul>${before.join('')}</ul>`] : []),
    ...(asked ? [`<div>Point ${asked.at + 1} of ${asked.of}?</div>`] : []),
  ];
  return {
    // The first keeps the name of the note that had them all.
    guid: guidOf(caseKey, question, asked && asked.at > 0 ? asked.point : undefined),
    deck: deckName(deck),
    fields: {
      Question: front.join(''),
      Answer: answer,
      'Follow-ups': followUps.map((words) => `<div>${html(words)}</div>`).join(''),
      Trap: html(trap),
      Reread: linksHtml(sourcesOf(reread, places, undefined)),
      Case: html(caseTitle),
      Difficulty: difficulty,
    },
    tags: [`hotseat::${difficulty.toLowerCase()}`, `hotseat::${kind}`],
  };
}

/**
 * From the words as they were first asked: a student who changes them changes her note, and a set that is made again
 * keeps the notes whose questions are asked again.
 */
function guidOf(caseKey: string, { question, generated }: Question, point?: Item): string {
  // What semicolons part is of one statement.
  const part = point?.id.split('~')[1] ?? '';
  const own = point ? `\n${point.generated ?? point.text}${part}` : '';
  const digest = createHash('sha256')
    .update(`${caseKey}\n${generated?.question ?? question}${own}`)
    .digest();
  return digest.subarray(0, 9).toString('base64url').replaceAll('-', 'a').replaceAll('_', 'b');
}

const deckName = (levels: readonly string[]) =>
  levels
    .map(
      (level) =>
        level
          .replaceAll(/::+/g, ':')
          .replaceAll(/[\s"]+/g, ' ')
          .trim() || '–',
    )
    .join('::');

const listHtml = (items: readonly Item[], places: Places): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${pointHtml(item, places)}</li>`).join('')}</ul>`;

function pointHtml(item: Item | undefined, places: Places): string {
  if (!item) return '';
  const links = linksHtml(sourcesOf(item.pinpoints, places, item.id));
  const remarks = remarksOn(item).join(' · ');
  return [
    html(item.text),
    links === '' ? '' : ` (${links})`,
    remarks === '' ? '' : ` <i>${html(remarks)}</i>`,
    listHtml(item.children ?? [], places),
  ].join('');
}

const linksHtml = (sources: readonly Source[]): string =>
  sources
    .map(({ name, href }) => (href === null ? html(name) : `<a href="${html(href)}">${html(name)}</a>`))
    .join('; ');

/** Text as text, on one line; braces would be taken for a field or a cloze. */
function html(text: string): string {
  const plain = text.toWellFormed().replaceAll(/[\u0000-\u001F]+/g, ' ');
  return escapeHtml(plain).replaceAll('{{', '{&#8203;{').replaceAll('}}', '}&#8203;}');
}

/** In one line a note, with heads that tell Anki what each column is. */
export function notesToText(notes: readonly AnkiNote[]): string {
  const columns = ['Guid', 'Deck', 'Front', 'Back', 'Tags'];
  const lines = notes.map(({ guid, deck, fields, tags }) => [
    guid,
    deck,
    `<div>${fields.Case} · ${fields.Difficulty}</div>${fields.Question}`,
    backOf(fields),
    tags.join(' '),
  ]);
  return [
    '#separator:tab',
    '#html:true',
    `#columns:${columns.join('\t')}`,
    '#notetype:Basic',
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
    '#if matches:update current',
    ...lines.map((cells) => cells.map((cell) => cell.replaceAll('\t', ' ')).join('\t')),
    '',
  ].join('\n');
}

function backOf(fields: AnkiNote['fields']): string {
  const parts = [
    [followUpName(1), fields['Follow-ups']],
    ['Trap', fields.Trap],
    ['Reread', fields.Reread],
  ] as const;
  const below = parts.filter(([, words]) => words !== '');
  return [fields.Answer, ...below.map(([name, words]) => `<div><b>${name}</b> ${words}</div>`)].join('');
}
