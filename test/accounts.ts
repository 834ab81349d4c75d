/** Accounts as the product's own bounds allow them: an ordinary one, and the largest. Written by the database itself. */
import type pg from 'pg';
import { findCitations } from '../src/opinion/citations.ts';
import type { Opinion } from '../src/opinion/opinion.ts';
import { composeBrief, composeOutline, composeQuestions } from '../src/study/extractive/engine.ts';
import { harborOpinion } from '../src/study/extractive/fixtures/harbor-opinion.ts';
import type { BriefContent, Item } from '../src/study/material/schema.ts';
import { seededRandom } from './seeded-random.ts';

export type AccountSize = {
  cases: number;
  /** Of the first class session; the others hold ten each. */
  casesInFirst: number;
  /** Beside those that its own text holds. */
  rules: number;
  /** Each passage's words so many times over. */
  longPassages: number;
};

export const ordinary: AccountSize = { cases: 51, casesInFirst: 51, rules: 0, longPassages: 1 };
export const largest: AccountSize = { cases: 500, casesInFirst: 60, rules: 60, longPassages: 40 };

export type Account = {
  sessionId: number;
  classId: number;
  caseIds: number[];
  ids: Record<'briefs' | 'outlines' | 'questions', number>;
};

const oneCase = `
  with filed as (insert into cases (user_id, session_id, title, citation, court, decided_on, file_name, file_size, sha256,
      page_count, status, tier, engine, pdf_deleted_at)
    select user_id, id, $2, $3, 'Supreme Court of Franklin', '2019-03-04', 'a.pdf', 1, md5(random()::text), 14, 'ready',
      'standard', 'extractive', now() from class_sessions where id = $1 returning id, user_id),
  read as (insert into case_texts (case_id, opinion) select id, $4::jsonb from filed)
  insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count)
    select user_id, id, kind, 'standard', 'extractive', '1', content::jsonb, 5
    from filed, (values ('brief', $5), ('outline', $6), ('questions', $7)) made (kind, content)
    returning id, case_id, kind`;

const sessions = `
  insert into class_sessions (user_id, class_id, title, position)
  select user_id, id, 'Meeting ' || n, n from classes, generate_series(1, $2::integer) n where id = $1 returning id`;

export async function fillAccount(
  client: pg.Client,
  { classId, sessionId }: { classId: number; sessionId: number },
  size: AccountSize,
): Promise<Account> {
  const { rows: others } = await client.query(sessions, [
    classId,
    Math.ceil((size.cases - size.casesInFirst) / 10),
  ]);
  const caseIds: number[] = [];
  let ids: Account['ids'] | undefined;
  for (let number = 0; number < size.cases; number += 1) {
    const later = number - size.casesInFirst;
    const session = later < 0 ? sessionId : others[Math.floor(later / 10)].id;
    const { title, citation, opinion, brief, outline, questions } = caseOf(number, size);
    const { rows: stored } = await client.query(oneCase, [
      ...[session, title, citation],
      ...[opinion, brief, outline, questions].map((content) => JSON.stringify(content)),
    ]);
    const idOf = (kind: string) => stored.find((each) => each.kind === kind).id;
    caseIds.push(stored[0].case_id);
    ids ??= { briefs: idOf('brief'), outlines: idOf('outline'), questions: idOf('questions') };
  }
  await client.query('vacuum analyze');
  if (!ids) throw new Error('The account has no case');
  return { sessionId, classId, caseIds, ids };
}

/** As the rows hold it. */
export const caseOf = (number: number, size: AccountSize) => ({
  title: `Party${number} v. Freight Company`,
  citation: `${number + 1} N.Y. 3`,
  opinion: opinionOf(number, size),
  brief: briefOf(number, size),
  outline: made.outline,
  questions: made.questions,
});

const composed = new Map<string, Opinion>();

function opinionOf(number: number, { longPassages }: AccountSize): Opinion {
  const base = harborOpinion();
  const cited = [1, 2, 5].map(
    (step) =>
      `Party${Math.max(0, number - step)} v. Freight Company, ${Math.max(0, number - step) + 1} N.Y. 3, 7 (1999).`,
  );
  const text = `The rule of ${cited.join(' See also ')} Oakes v. Stone, 150 N.Y.2d 77, 80 (1984), is settled.`;
  const cites = { id: 'c1', text, kind: 'text' as const, page: 4, breaks: [] };
  const known = composed.get(String(longPassages)) ?? {
    ...base,
    paragraphs: base.paragraphs.map((paragraph) =>
      paragraph.breaks.length > 0
        ? paragraph
        : { ...paragraph, text: Array(longPassages).fill(paragraph.text).join(' ') },
    ),
  };
  composed.set(String(longPassages), known);
  return {
    ...known,
    paragraphs: [...known.paragraphs, cites],
    citations: findCitations(text).map((citation) => ({ ...citation, paragraphId: cites.id })),
  };
}

const harbor = harborOpinion();
/** Of each case the same: to compose its own would take longer than what is measured. */
const made = {
  brief: composeBrief(harbor),
  outline: composeOutline(harbor),
  questions: composeQuestions(harbor, 'standard'),
};

const nouns =
  'landlord tenant carrier bailee trustee agent seller buyer surety insurer driver owner guest servant master partner'.split(
    ' ',
  );
const duties =
  'warn inspect repair disclose account deliver indemnify defend supervise notify restore maintain record preserve'.split(
    ' ',
  );
const limits =
  'hatch ledger cargo premises vessel instrument policy estate roof bridge orchard harness turbine reservoir'.split(
    ' ',
  );

/** A brief of its own words, with as many rules as it is asked for. */
function briefOf(number: number, { rules }: AccountSize): BriefContent {
  const random = seededRandom(number + 1);
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const [first] = made.brief.rule;
  if (!first) throw new Error('The brief has no rule');
  const more = Array.from({ length: rules }, (__, index): Item => {
    const about = `${pick(limits)} ${pick(nouns)}${Math.floor(random() * 40)}`;
    const text = `A ${pick(nouns)} must ${pick(duties)} the ${pick(limits)} before the ${about} comes to ${pick(duties)} it, unless the ${pick(nouns)} knew of the ${pick(limits)}.`;
    return { ...first, id: `rule-${index + 10}`, text, children: [] };
  });
  return { ...made.brief, rule: [...made.brief.rule, ...more] };
}
