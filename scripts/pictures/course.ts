/** What a class comes to: its syllabus, its course outline, and the drill in its states. */
import type { Page, Route } from 'playwright-core';
import { compileCourseOutline } from '../../src/shared/course-outlines.ts';
import { readSyllabus } from '../../src/shared/syllabus.ts';
import { pick, press, type Shot } from './shot.ts';
import type { studied } from './students.ts';

const dayOf = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

const schedule = `${dayOf(2)}: Proximate Cause
Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928); Overseas Tankship (U.K.) Ltd. v. Morts Dock & Engineering Co.
${dayOf(4)}: Duty to Rescue
Farwell v. Keaton, 396 Mich. 281 (1976)
${dayOf(9)}: Review`;

/** Two class days with cases that are not uploaded, and a compiled outline. */
export async function courseShots({
  student,
  classId,
}: Awaited<ReturnType<typeof studied>>): Promise<Shot[]> {
  await student.call(readSyllabus, {
    id: classId,
    text: schedule.split('\n').slice(0, 2).join('\n'),
    apply: true,
  });
  await student.call(compileCourseOutline, { id: classId });
  const path = `/class/${classId}/outline`;
  return [
    { name: 'syllabus', path: `/class/${classId}`, prepare: previewSyllabus },
    { name: 'course-outline', path, whole: true },
    { name: 'course-outline-attack', path: `${path}?length=attack`, whole: true },
    { name: 'drill-cold-call', path: '/drill/run', prepare: openMode, whole: true },
    { name: 'drill-follow-up', path: '/drill/run', before: callHot, prepare: untilFollowUp, whole: true },
    { name: 'drill-speaking', path: '/drill/run', before: hearing, prepare: speak },
    { name: 'drill-graded', path: '/drill/run', before: grading, prepare: grade, whole: true },
  ];
}

async function previewSyllabus(page: Page): Promise<void> {
  await pick('More for Torts', 'Paste Syllabus')(page);
  await page.getByRole('textbox', { name: 'Syllabus' }).fill(schedule);
  await press('Preview')(page);
  await page.getByRole('checkbox', { name: /^Review/ }).uncheck();
}

async function openMode(page: Page): Promise<void> {
  await page.getByText('How sure are you?').waitFor();
  await page.getByText(/^Call on Me:/).click();
}

const callHot = (page: Page) =>
  page.addInitScript(
    `localStorage.setItem('drill-mode', '{"temperament":"hot","hasClock":true}'); sessionStorage.clear()`,
  );

const words = 'The ferry owed her reasonable care on its landing.';

async function write(page: Page): Promise<void> {
  await page.getByText('How sure are you?').waitFor();
  await page.keyboard.press('2');
  await page.getByLabel('Your answer').fill(words);
}

async function untilFollowUp(page: Page): Promise<void> {
  await write(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The professor may follow up').waitFor();
}

const hearing = async (page: Page) => {
  await page.addInitScript(`
    sessionStorage.clear();
    window.SpeechRecognition = class extends EventTarget {
      static available() { return Promise.resolve('available'); }
      start() {}
      stop() {}
    }`);
};

async function speak(page: Page): Promise<void> {
  await page.getByText('How sure are you?').waitFor();
  await page.keyboard.press('2');
  await press('Speak')(page);
  await page.getByText('Listening…').waitFor();
}

/** As where a language model is set: it finds the first point in her answer. */
const grading = async (page: Page) => {
  await page.addInitScript('sessionStorage.clear()');
  await page.route('**/api/questions/*/attempts', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { items: [], modelAsksLeft: 20 } })
      : route.fulfill({ contentType: 'text/event-stream', body: graded(route) }),
  );
};

function graded(route: Route): string {
  const { itemId } = route.request().postDataJSON() as { itemId: string };
  const point = { itemId: `${itemId}:1`, verdict: 'covered', quote: words };
  const attempt = {
    ...{ id: 1, itemId, answer: words, sureness: 2, state: 'done', createdAt: new Date().toISOString() },
    ...{ gradedBy: 'model', engine: 'a-model', failure: null, points: [point] },
    followUp: 'Would it matter if she had been a trespasser?',
  };
  return `data: ${JSON.stringify({ type: 'done', attempt })}\n\n`;
}

async function grade(page: Page): Promise<void> {
  await write(page);
  for (let step = 0; step < 3 && (await page.getByText('Tick the points').count()) === 0; step += 1)
    await page.getByRole('button', { name: /^(Next|Show the Professor’s Answer)$/ }).click();
  await press('Grade My Answer')(page);
  await page.getByText(/found in your answer/).waitFor();
}
