/** What holds of every case whatever went wrong: nothing is lost, doubled, stuck or wrongly charged. */
import type pg from 'pg';

type CaseState = {
  id: number;
  status: string;
  retryable: boolean;
  kinds: string[];
  charges: string[];
  texts: number;
  chunks: number;
  toldReady: number;
  toldMaterials: string[];
};

const statement = `
  select c.id, c.status, c.is_retryable as retryable,
    array(select kind from materials m where m.case_id = c.id order by kind) as kinds,
    array(select status from charges x where x.case_id = c.id and status <> 'released') as charges,
    (select count(*)::int from case_texts t where t.case_id = c.id) as texts,
    (select count(*)::int from case_file_chunks f where f.case_id = c.id) as chunks,
    (select count(*)::int from case_events e where e.case_id = c.id
      and e.event ->> 'type' = 'done' and e.event ->> 'status' = 'ready') as "toldReady",
    array(select e.event ->> 'kind' from case_events e where e.case_id = c.id
      and e.event ->> 'type' = 'material' order by 1) as "toldMaterials"
  from cases c order by c.id`;

const listCases = async (database: pg.Client) => (await database.query<CaseState>(statement)).rows;

const running = ['queued', 'extracting', 'needs_answer', 'analyzing'];

/** How many cases are on their way, and jobs of cases. */
export async function countUnsettled(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ unsettled: number }>(
    `select (select count(*)::int from cases where status = any($1))
       + (select count(*)::int from pgboss.job where name in ('process-case', 'fail-case') and state < 'completed')
       as unsettled`,
    [running],
  );
  return rows[0]?.unsettled ?? 0;
}

function complaintOf({
  status,
  kinds,
  charges,
  texts,
  chunks,
  toldReady,
  toldMaterials,
}: CaseState): string | undefined {
  const isWhole = kinds.join() === 'brief,outline,questions';
  if (new Set(kinds).size < kinds.length) return `has ${kinds}`;
  if (new Set(toldMaterials).size < toldMaterials.length) return `told of ${toldMaterials}`;
  if (charges.length > 1) return `is charged ${charges.length} times`;
  if (charges.includes('reserved')) return 'has a charge that is not settled';
  if (running.includes(status)) return 'is stuck';
  if (status !== 'ready') {
    const isCharged = charges.length > 0;
    return isCharged && kinds.length === 0 ? 'is charged for nothing' : undefined;
  }
  if (!isWhole) return `is ready with ${kinds}`;
  if (charges.length !== 1) return 'was not charged';
  if (texts !== 1) return 'has no text';
  if (chunks > 0) return 'still has its file';
  return toldReady === 1 ? undefined : `was told ready ${toldReady} times`;
}

/** A sentence for each promise that is broken; `acknowledged` are the cases that students were told of. */
export async function listBroken(database: pg.Client, acknowledged: number[]): Promise<string[]> {
  const cases = await listCases(database);
  const there = new Set(cases.map(({ id }) => id));
  const told = new Set(acknowledged);
  const lost = acknowledged.filter((id) => !there.has(id)).map((id) => `Case ${id} is lost`);
  const doubled = cases.filter(({ id }) => !told.has(id)).map(({ id }) => `Nobody was told of case ${id}`);
  const wrong = cases.flatMap((each) => {
    const complaint = complaintOf(each);
    return complaint ? [`Case ${each.id}, ${each.status}, ${complaint}`] : [];
  });
  const { rows: balances } = await database.query<{ off: number }>(`
    select (select coalesce(sum(quantity), 0)::int from token_entries where customer_id = c.id)
      + (select count(*)::int from charges where user_id = c.user_id and paid_with = 'token' and status <> 'released')
      - 1000 as off
    from customers c`);
  const money = balances
    .filter(({ off }) => off !== 0)
    .map(({ off }) => `A balance of tokens is off by ${off}`);
  return [...lost, ...doubled, ...wrong, ...money];
}

/** Cases that were given up and can be run again. */
export async function listGivenUp(database: pg.Client): Promise<number[]> {
  const cases = await listCases(database);
  return cases.filter(({ status, retryable }) => status === 'failed' && retryable).map(({ id }) => id);
}
