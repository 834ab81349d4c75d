/** What a student sees on the way and where something fails: answers that are late, missing or other than usual. */
import type { Page, Route } from 'playwright-core';
import { type CourtCase, deleteCaseText } from '../../src/shared/cases.ts';
import { toggleFavorite, updateClassPreferences } from '../../src/shared/classes.ts';
import { getBrief, updateBrief } from '../../src/shared/materials.ts';
import type { Client } from '../../test/client.ts';
import { motionPdf, teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import { pick, press, pressFirst, type Shot, type Tour, turnToOpinion } from './shot.ts';
import { password } from './students.ts';

const silent = (path: string) => (page: Page) => page.route(path, () => new Promise<void>(() => {}));
const answers = (path: string, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }));

/** Changes what the server answers. */
const alters = (path: string, change: (json: unknown) => unknown) => (page: Page) =>
  page.route(path, async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });

/** What became of the second reading of what a language model wrote. */
const readings = [
  ['all', { reading: 'all', read: 60 }],
  ['some', { reading: 'some', read: 41 }],
  ['failed', { reading: 'failed', read: 20 }],
  ['capped', { reading: 'capped', read: 0 }],
  ['off', { reading: 'off', read: 0 }],
] as const;

/** For visitors without an account. */
export const visitorStates: Shot[] = [
  {
    name: 'check-email',
    path: '/auth',
    before: answers('**/api/auth/register', { message: 'Look into your mail.' }),
    prepare: fillSignUp,
  },
  {
    name: 'sign-in-code',
    path: '/auth',
    before: answers('**/api/auth/login', { twoFactorRequired: true }),
    prepare: async (page) => {
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByLabel(/code/i).first().waitFor();
    },
  },
  {
    name: 'verified',
    path: '/verify-email?token=x',
    before: answers('**/api/auth/verify-email', {
      message: 'Done.',
      outcome: 'verified',
      email: 'ada@example.org',
    }),
    prepare: press(/verify/i),
  },
  {
    name: 'reset-password-passkeys',
    path: '/reset-password?token=x',
    before: answers('**/api/auth/reset-password/check', {
      passkeys: [
        { id: 1, name: 'Ada’s laptop', createdAt: '2026-03-02T09:00:00.000Z', backedUp: false },
        { id: 2, name: 'iPhone', createdAt: '2026-09-14T21:30:00.000Z', backedUp: true },
      ],
    }),
    prepare: (page) => page.getByLabel('Remove “iPhone”').check(),
  },
];

async function fillSignUp(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Marlow');
  await page.getByLabel('Email').fill('ada.marlow@tidewater.example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('dialog').waitFor();
}

type Ids = {
  classId: number;
  briefId: number | null;
  outlineId: number | null;
  questionSetId: number | null;
};

/** Of a student with one class and one case. */
export function studyStates({ classId, briefId, outlineId, questionSetId }: Ids): Shot[] {
  const home = '/dashboard';
  const inClass = `/class/${classId}`;
  const brief = `/brief/${briefId}`;
  return [
    ...readings.map(([name, checking]) => ({
      name: `trust-${name}`,
      path: brief,
      before: alters('**/api/briefs/*', (json) => ({
        ...(json as object),
        ...{ engine: 'anthropic:claude-sonnet-4-5', checking: { ...checking, lines: 60, disagreed: 2 } },
      })),
      prepare: (page: Page) => page.getByText(/^Made by/).scrollIntoViewIfNeeded(),
    })),
    { name: 'upgrade', path: home, prepare: press('Upgrade to Paid Plan') },
    {
      name: 'upgrade-comparison',
      path: home,
      prepare: async (page) => {
        await press('Upgrade to Paid Plan')(page);
        await page.getByRole('tab', { name: 'Premium AI Comparison' }).click();
      },
    },
    { name: 'delete-semester', path: home, prepare: pick('More for Fall 2026', 'Delete Semester') },
    { name: 'delete-class', path: inClass, prepare: pick('More for Torts', 'Delete Class') },
    { name: 'delete-session', path: inClass, prepare: pick('More for Negligence', 'Delete Class Session') },
    { name: 'add-category', path: inClass, prepare: pick('More for Negligence', 'Add Category') },
    { name: 'user-menu', path: home, prepare: press(/^Account of/) },
    { name: 'rename-case', path: inClass, prepare: pick(/^More for Marlow/, 'Rename') },
    { name: 'move-case', path: inClass, prepare: pick(/^More for Marlow/, 'Move') },
    { name: 'brief-contents', path: brief, prepare: openContents },
    { name: 'section-wrong', path: brief, prepare: pick('Actions for Facts', 'This Is Wrong') },
    { name: 'caption-wrong', path: brief, prepare: pick('Actions for the Caption', 'This Is Wrong') },
    { name: 'remake', path: brief, prepare: openRemake },
    { name: 'brief-print', path: brief, prepare: print, whole: true },
    { name: 'outline-print', path: `/outline/${outlineId}`, prepare: print, whole: true },
    { name: 'questions-print', path: `/questions/${questionSetId}`, prepare: print, whole: true },
    { name: 'dashboard-loading', path: home, before: silent('**/api/semesters') },
    { name: 'class-loading', path: inClass, before: silent('**/api/classes/*/sessions') },
    { name: 'brief-loading', path: brief, before: silent('**/api/briefs/*') },
    { name: 'class-missing', path: '/class/2000000' },
    { name: 'brief-missing', path: '/brief/2000000' },
    {
      name: 'brief-error',
      path: brief,
      before: (page) => page.route('**/api/briefs/*', (route) => route.fulfill({ status: 502, body: '' })),
    },
    { name: 'offline', path: home, prepare: loseNetwork },
    {
      name: 'class-working',
      path: inClass,
      whole: true,
      before: alterCase({
        status: 'analyzing',
        progress: { step: 'outline', done: 1, total: 3 },
        outlineId: null,
        questionSetId: null,
      }),
    },
    {
      name: 'class-failed',
      path: inClass,
      whole: true,
      before: alterCase({
        status: 'failed',
        failure: { code: 'timeout', message: 'The language model did not answer in time.', retryable: true },
        briefId: null,
        outlineId: null,
        questionSetId: null,
      }),
    },
    { name: 'class-many', path: inClass, before: alters('**/api/classes/*/sessions', manyCases) },
    {
      name: 'class-error',
      path: inClass,
      before: (page) =>
        page.route('**/api/classes/*/sessions', (route) => route.fulfill({ status: 502, body: '' })),
    },
    { name: 'class-empty', path: inClass, before: answers('**/api/classes/*/sessions', []) },
    { name: 'dashboard-tonight', path: home, before: alters('**/api/next-sessions', weekAhead) },
    { name: 'dashboard-paid', path: home, before: subscribed, whole: true },
    { name: 'upload-files', path: inClass, before: subscribed, prepare: chooseFiles },
    { name: 'upload-sending', path: inClass, before: neverTaken, prepare: sendFiles },
  ];
}

/** As a printer takes it: the screen makes itself ready in the event. */
async function print(page: Page): Promise<void> {
  await page
    .getByText(/^Made by/)
    .first()
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
}

async function openRemake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for the Caption' }).waitFor();
  const button = page.getByRole('button', { name: /^Regenerate the brief/ });
  if (await button.isVisible()) await button.click();
  else await pick('More', 'Regenerate, Versions')(page);
}

async function loseNetwork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Torts' }).first().waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await page.getByText('You’re offline', { exact: true }).first().waitFor();
}

const alterCase = (fields: object) =>
  alters('**/api/classes/*/sessions', (json) => {
    const sessions = json as { cases: object[] }[]; // As the contract has it.
    return sessions.map((session) => ({
      ...session,
      cases: session.cases.map((one) => ({ ...one, ...fields })),
    }));
  });

const subscribed = alters('**/api/subscription/status', (json) => ({
  ...(json as object), // As the contract has it.
  canAnalyze: true,
  analysesUsed: 4,
  limit: 10,
  isPremium: true,
  weeklyAnalyses: 4,
  daysUntilReset: 3,
  tier: 'paid',
  premiumTokens: 2,
}));

async function chooseFiles(page: Page): Promise<void> {
  const letter = {
    name: 'a letter from the registrar about the seminar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('Dear student'),
  };
  await page.getByLabel('Choose PDFs').setInputFiles([teachingOpinionPdf, motionPdf]);
  await page.getByLabel('Choose PDFs').setInputFiles(letter);
  await page.getByText('11 pages').first().waitFor();
}

async function neverTaken(page: Page): Promise<void> {
  await subscribed(page);
  await silent('**/api/sessions/*/cases?*')(page);
}

async function sendFiles(page: Page): Promise<void> {
  await chooseFiles(page);
  // A new one would stand in every picture after this.
  await page
    .getByRole('region', { name: 'Add cases' })
    .getByLabel('Class session')
    .selectOption({ label: 'Negligence' });
  await press('Analyze Documents')(page);
}

/** Of the one class session with its one case: five of them with twenty-five, in two categories each. */
function manyCases(json: unknown): object[] {
  // As the contract has it.
  const all = json as { id: number; classId: number; cases: [CourtCase] }[];
  const session = all.find(({ cases }) => cases.length > 0);
  if (!session) return [];
  const names = ['Defenses', 'Damages', 'Causation', 'Breach', 'Duty'];
  return names.map((name, at) => {
    const id = session.id + at;
    const categories = ['The rule', 'Its limits'].map((title, position) => ({
      id: id * 10 + position,
      sessionId: id,
      name: title,
      position,
    }));
    const cases = [0, 1, 2, 3, 4].map((number) => ({
      ...session.cases[0],
      id: session.cases[0].id + at * 5 + number,
      sessionId: id,
      categoryId: number === 0 ? null : categories[number % 2]?.id,
    }));
    const heldOn = `2026-10-${20 - at * 2}`;
    return { ...session, id, title: `Class ${7 - at}: ${name}`, heldOn, categories, cases };
  });
}

/** Of the one class session: tonight's with five cases, some of which wait, and two more this week. */
function weekAhead(json: unknown): object[] {
  // As the contract has it.
  const all = json as { id: number; cases: [CourtCase] }[];
  const session = all.find(({ cases }) => cases.length > 0);
  if (!session) return [];
  const [one] = session.cases;
  const unread = { briefId: null, outlineId: null, questionSetId: null, questionCount: null, holding: null };
  const cases = [
    one,
    { ...one, id: 2, title: 'Hart v. Dunn Brothers Livestock & Transfer Co.' },
    { ...one, ...unread, id: 3, title: 'casebook pages 212 to 240', status: 'needs_answer' },
    { ...one, ...unread, id: 4, title: 'Palmer v. Ridgeway', status: 'analyzing' },
    { ...one, id: 5, title: 'In re Ormsby' },
  ];
  const day = (from: number) => new Date(Date.now() + from * 24 * 3600 * 1000).toISOString().slice(0, 10);
  return [
    { ...session, title: 'Class 7: Duty and breach', heldOn: day(0), cases },
    { ...session, id: 2, title: 'Consideration', className: 'Contracts', heldOn: day(1) },
    { ...session, id: 3, title: 'Future interests', className: 'Property', heldOn: day(3), cases: [] },
  ];
}

type Studied = Ids & { student: Client; caseId: number };

/** Of a student who has noted what her school wants asked, and whose brief another window changes. */
export async function editorStates({ student, classId, briefId }: Studied): Promise<Tour> {
  await student.call(toggleFavorite, { id: classId });
  await student.call(updateClassPreferences, { id: classId, professorStyle: 'policy', aiPolicy: 'ask' });
  const id = briefId ?? 0;
  let turn = 0;
  const elsewhere = async (text: string) => {
    const { version } = await student.call(getBrief, { id });
    await student.call(updateBrief, { id, version, holding: { id: 'holding', text } });
  };
  const conflict = async (page: Page) => {
    turn += 1;
    await elsewhere(`The ferry owed a duty on its landing (${turn}).`);
    await pick('Actions for Holding', 'Edit')(page);
    await page.getByRole('textbox', { name: 'Holding' }).fill('The company owed a duty.');
    await page.getByRole('button', { name: /^Keep/ }).first().waitFor();
  };
  const confirm = async (page: Page) => {
    await page.getByLabel('Choose PDFs').setInputFiles(teachingOpinionPdf);
    await press('Analyze Documents')(page);
  };
  return {
    student,
    shots: [
      { name: 'dashboard-favorites', path: '/dashboard', whole: true },
      { name: 'class-noted', path: `/class/${classId}` },
      { name: 'policy-question', path: `/class/${classId}`, before: subscribed, prepare: confirm },
      { name: 'conflict', path: `/brief/${id}`, prepare: conflict },
    ],
  };
}

async function openContents(page: Page): Promise<void> {
  await turnToOpinion(page);
  await pressFirst('Contents of the opinion')(page);
}

/** Of a student who has had the text of her case deleted. */
export async function textlessStates({ student, caseId, briefId }: Studied): Promise<Tour> {
  await student.call(deleteCaseText, { id: caseId });
  return { student, shots: [{ name: 'text-deleted', path: `/brief/${briefId}`, prepare: turnToOpinion }] };
}
