/** The study desk of a student whose class has the teaching opinion, and of those who wait for it. */
import type { Page } from 'playwright-core';
import { answerCase, type CourtCase, getCaseText } from '../../src/shared/cases.ts';
import { addHighlight } from '../../src/shared/highlights.ts';
import { type Brief, getBrief } from '../../src/shared/materials.ts';
import { colours } from '../../src/study/material/highlights.ts';
import { itemsBelow } from '../../src/study/material/lists.ts';
import type { Client } from '../../test/client.ts';
import {
  casebookChapterPdf,
  imageOnlyPdf,
  musingOpinionPdf,
  teachingOpinionPdf,
} from '../../test/fixtures/fixtures.ts';
import { courseShots } from './course.ts';
import { pick, pinpoint, press, type Shot, type Tour, turnToOpinion } from './shot.ts';
import { studyStates } from './states.ts';
import { password, reader, studied } from './students.ts';

export async function study(url: string): Promise<Tour> {
  const ids = await studied(url, 'ada@example.org');
  const { student, classId, sessionId, briefId, outlineId, questionSetId } = ids;
  await highlightSome(student, ids.caseId, briefId ?? 0);
  const shots: Shot[] = [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'semester-dialog', path: '/dashboard', prepare: press('Add Semester') },
    { name: 'class-dialog', path: '/dashboard', prepare: press(/^Add Class/) },
    { name: 'search', path: '/dashboard', prepare: searchEverything('ferry') },
    { name: 'palette', path: '/dashboard', prepare: openPalette },
    { name: 'shortcuts', path: `/questions/${questionSetId}`, prepare: (page) => page.keyboard.press('?') },
    { name: 'settings', path: '/settings', whole: true },
    { name: 'settings-account', path: '/settings/account', whole: true },
    { name: 'settings-plan', path: '/settings/plan', whole: true },
    { name: 'delete-account', path: '/settings/privacy', prepare: press('Delete My Account') },
    { name: 'add-passkey', path: '/settings/account', prepare: press('Add a Passkey') },
    {
      name: 'add-passkey-password',
      path: '/settings/account',
      before: (page) =>
        page.route('**/api/auth/passkey/generate-register-options', (route) =>
          route.fulfill({
            status: 403,
            json: { error: { code: 'confirm_first', message: 'Enter your password.' } },
          }),
        ),
      prepare: async (page) => {
        await press('Add a Passkey')(page);
        await press('Continue')(page);
      },
    },
    { name: 'two-factor', path: '/settings/account', prepare: beginTwoFactor },
    { name: 'class', path: `/class/${classId}` },
    { name: 'class-menu', path: `/class/${classId}`, prepare: press(/^More for Marlow/) },
    { name: 'class-moving', path: `/class/${classId}`, prepare: takeUpCase },
    {
      name: 'class-preferences',
      path: `/class/${classId}`,
      prepare: pick('More for Torts', 'Class Preferences'),
    },
    { name: 'class-download', path: `/class/${classId}`, prepare: pick('More for Torts', 'Download Class') },
    { name: 'on-call-sheet', path: `/session/${sessionId}/sheet`, whole: true },
    { name: 'class-session', path: `/class/${classId}`, prepare: press('Add Class Session') },
    { name: 'class-search', path: `/class/${classId}`, prepare: searchFor('ferry') },
    {
      name: 'upload',
      path: `/class/${classId}`,
      prepare: (page) => page.getByLabel('Choose PDFs').setInputFiles(teachingOpinionPdf),
    },
    { name: 'brief', path: `/brief/${briefId}`, prepare: pinpoint },
    { name: 'own-brief', path: `/brief/${briefId}/own`, whole: true },
    { name: 'highlight', path: `/brief/${briefId}`, prepare: openHighlight },
    { name: 'brief-alone', path: `/brief/${briefId}` },
    { name: 'caption', path: `/brief/${briefId}`, prepare: press('Edit Caption') },
    { name: 'brief-edited', path: `/brief/${briefId}`, prepare: choose('Edit') },
    { name: 'brief-wrong', path: `/brief/${briefId}`, prepare: choose('This Is Wrong') },
    { name: 'brief-proposed', path: `/brief/${briefId}`, before: propose },
    { name: 'brief-receipt', path: `/brief/${briefId}`, prepare: press('Delete the text too') },
    { name: 'outline', path: `/outline/${outlineId}` },
    { name: 'questions', path: `/questions/${questionSetId}` },
    {
      name: 'answer',
      path: `/questions/${questionSetId}`,
      prepare: (page) => page.getByRole('button', { name: 'Show the professor’s answer' }).click(),
    },
    { name: 'answer-compared', path: `/questions/${questionSetId}`, whole: true, prepare: compareAnswer },
    { name: 'ask', path: `/brief/${briefId}`, prepare: askTheText },
    { name: 'ask-selection', path: `/brief/${briefId}`, prepare: selectPassage },
    { name: 'theme-menu', path: `/brief/${briefId}`, prepare: press(/^Theme:/) },
    { name: 'drill', path: '/drill', whole: true },
    { name: 'drill-question', path: '/drill/run' },
    { name: 'drill-points', path: '/drill/run', prepare: answerDrill, whole: true },
    { name: 'brief-short', path: `/brief/${briefId}`, prepare: press('Say It in 30 Seconds') },
  ];
  return { student, shots: [...shots, ...(await courseShots(ids)), ...studyStates(ids)] };
}

/** Other words for the second fact and for the whole rule. */
const propose = (page: Page) =>
  page.route('**/api/briefs/*', async (route) => {
    const answer = await route.fetch();
    const brief = (await answer.json()) as Brief; // As the contract has it.
    const lines = (items: Brief['rule']) => items.map(({ text, pinpoints }) => ({ text, pinpoints }));
    const told = { outcome: 'proposed', madeId: null };
    const [one, two] = brief.facts;
    const reports = [
      { ...told, itemId: two?.id, words: two?.text, proposal: lines(one ? [one] : []) },
      {
        ...told,
        itemId: 'section analysis',
        words: itemsBelow(brief.analysis)
          .map(({ text }) => text)
          .join('\n'),
        proposal: lines(brief.facts),
      },
    ];
    await route.fulfill({ response: answer, json: { ...brief, reports } });
  });

async function compareAnswer(page: Page): Promise<void> {
  await page.getByLabel('Your answer').fill('The ferry owed her reasonable care on its landing.');
  const reveal = page.getByRole('button', { name: 'Show the professor’s answer' });
  // In this tab it may have been opened before.
  if (await reveal.isVisible()) await reveal.click();
  await page.getByRole('checkbox').first().check();
}

async function answerDrill(page: Page): Promise<void> {
  await page.getByText('How sure are you?').waitFor();
  await page.keyboard.press('2');
  const answer = page.getByLabel('Your answer');
  await answer.fill('The ferry owed her reasonable care on its landing.');
  await answer.press('Control+Enter');
  const why = page.getByLabel('Why?', { exact: true });
  const points = page.getByRole('heading', { name: 'The professor’s answer' });
  await points.or(why).first().waitFor();
  if (await why.isVisible()) await why.press('Control+Enter');
  await points.waitFor();
}

async function askTheText(page: Page): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 640;
  await (isWide ? press('Ask the text') : pick('More', 'Ask the Text'))(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your question').fill('What did the court hold?');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await dialog.locator('blockquote').first().waitFor();
}

async function selectPassage(page: Page): Promise<void> {
  await turnToOpinion(page);
  const passage = page.locator('[id^="passage-"] p').filter({ hasText: 'landing', visible: true }).first();
  await passage.selectText();
  await passage.dispatchEvent('pointerup');
}

const choose = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for Facts, statement 1' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Is asked about a file before it is analyzed. */
export async function asked(url: string, name: string, path: string): Promise<Tour> {
  const student = await reader(url, `${name}@example.org`);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, path, { fileName: `${name}.pdf` });
  await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
  return { student, shots: [{ name: `question-${name}`, path: `/class/${classId}`, whole: true }] };
}

/** Has picked one of the two cases of a casebook; the other waits on the shelf. */
export async function shelved(url: string): Promise<Tour> {
  const student = await reader(url, 'shelf@example.org');
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, casebookChapterPdf, { fileName: 'Torts casebook.pdf' });
  await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
  await student.call(answerCase, { id: body.id, proceed: true, picks: [0] });
  await student.waitForCase(body.id);
  const path = `/class/${classId}`;
  const open = async (page: Page) => {
    await press(/^Pick cases from/)(page);
    await page.getByRole('checkbox').last().check();
  };
  return {
    student,
    shots: [
      { name: 'shelf', path, whole: true },
      { name: 'shelf-book', path, prepare: open },
    ],
  };
}

/** Has a brief that is not sure of its holding. */
export async function unsure(url: string): Promise<Tour> {
  const student = await reader(url, 'unsure@example.org');
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, musingOpinionPdf(3), { fileName: 'race.pdf' });
  const { briefId } = await student.waitForCase(body.id);
  return { student, shots: [{ name: 'choosing', path: `/brief/${briefId}` }] };
}

/** Reads a scan, some words of which were hard to recognise. */
export async function scanned(url: string): Promise<Tour> {
  const student = await reader(url, 'scan@example.org');
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, imageOnlyPdf, { fileName: 'scan.pdf' });
  const isSettled = ({ status }: CourtCase) => status === 'needs_answer' || status === 'ready';
  const { status } = await student.waitForCase(body.id, isSettled, 60_000);
  if (status === 'needs_answer') await student.call(answerCase, { id: body.id, proceed: true });
  const { briefId } = await student.waitForCase(body.id);
  return { student, shots: [{ name: 'scan', path: `/brief/${briefId}`, prepare: turnToOpinion }] };
}

async function takeUpCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Move Marlow/ }).focus();
  await page.keyboard.press('Space');
}

const searchFor = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('search').getByRole('link').first().waitFor();
};

const searchEverything = (words: string) => async (page: Page) => {
  await press('Search')(page);
  await page.getByRole('searchbox').fill(words);
  await page.locator('[data-hit]').first().waitFor();
};

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Torts' }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('option', { name: /Marlow/ })
    .first()
    .waitFor();
}

async function beginTwoFactor(page: Page): Promise<void> {
  await press('Turn On Two-Factor')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img').waitFor();
}

/** One in each color, two of them where the brief has them too. */
async function highlightSome(student: Client, id: number, briefId: number): Promise<void> {
  const { pages } = await student.call(getCaseText, { id });
  const passages = pages.flatMap((page) => page.paragraphs);
  const { facts, rule } = await student.call(getBrief, { id: briefId });
  for (const [colour, items] of [
    ['facts', facts],
    ['rule', rule],
  ] as const) {
    const [{ paragraphId = '', quote = '' } = {}] = items.flatMap(({ pinpoints }) => pinpoints);
    const start = passages.find((passage) => passage.id === paragraphId)?.text.indexOf(quote) ?? 0;
    const words = { paragraphId, start, end: start + quote.length };
    await student.call(addHighlight, { id, ...words, colour, use: colour === 'rule' ? 'rule' : null });
  }
  const long = passages.filter(({ kind, text }) => kind === 'text' && text.length > 200);
  for (const [index, colour] of colours.entries()) {
    const paragraphId = long[index]?.id ?? '';
    const note = index === 0 ? 'Would it matter if the lamp had been lit?' : null;
    await student.call(addHighlight, { id, paragraphId, start: 20, end: 120, colour, note });
  }
}

async function openHighlight(page: Page): Promise<void> {
  await page.locator('[data-mark-letter]').first().waitFor({ state: 'attached' });
  const opinion = page.getByRole('tab', { name: 'Opinion' });
  if (await opinion.isVisible()) await opinion.click();
  await page.locator('[data-mark-letter]').first().click();
  await page.getByRole('dialog').waitFor();
}
