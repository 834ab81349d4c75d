/** A language model writes, and a student watches: the fake provider stands in the model's place. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Opinion } from '../../src/opinion/opinion.ts';
import { openReadingPool } from '../../src/opinion/pdf/pool.ts';
import { completeOnboarding } from '../../src/shared/auth.ts';
import { Client, waitFor } from '../client.ts';
import { knownAnswers } from '../fakes/local/known-answers.ts';
import { type LocalServer, openLocalServer } from '../fakes/local/local-servers.ts';
import { goodAnswers, goodWires, kindAsked, says, type Wires } from '../fakes/provider/answers.ts';
import { grades, isAnswering, isGrading } from '../fakes/provider/grading.ts';
import { inTurn, type Script, type Speed } from '../fakes/provider/play.ts';
import { openProvider, type Provider } from '../fakes/provider/provider.ts';
import { teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { administratorEmail } from './administrator.ts';
import { expectNoViolation, openBrowser, password, pictureFailure, type Visit, visit } from './browser.ts';
import { type Product, startProduct } from './start-product.ts';

let browser: Browser;
let provider: Provider;
let ollama: LocalServer;
let product: Product;
let opinion: Opinion;
let open: Visit | undefined;

beforeAll(async () => {
  const pool = openReadingPool();
  opinion = await pool.read(teachingOpinionPdf);
  await pool.close();
  provider = await openProvider(inTurn({ does: 'fail', status: 503 }));
  ollama = await openLocalServer('ollama', knownAnswers());
  product = await startProduct({
    ADMIN_EMAIL: administratorEmail,
    OLLAMA_HOST: ollama.url,
    STANDARD_MODEL: 'openai-compatible:local-model',
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrls['openai-compatible'],
    MODEL_CONTEXTS: '{"openai-compatible:local-model":131072}',
  });
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await provider?.close();
  await ollama?.close();
});
afterEach(async ({ task }) => {
  if (open) await pictureFailure(task, open.page);
  await open?.context.close();
  open = undefined;
});

let count = 0;

/** A new student on the screen of a class, to which an opinion has just been added. */
async function watch(
  name: string,
  script: Script,
): Promise<{ page: Page; caseId: number; complaints: string[] }> {
  provider.play(script);
  const student = new Client(product.url);
  // A test that is tried again has a student of its own.
  count += 1;
  const email = `${name}${count}@example.org`;
  await student.register({ email, password, firstName: 'Ada', lastName: 'Marlow' });
  await student.verify(email);
  await student.login(email, password);
  await student.acceptTerms();
  await student.call(completeOnboarding, {});
  const { classId, sessionId } = await student.makeSession();
  open = await visit(browser, { baseURL: product.url });
  const { page, complaints } = open;
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`/class/${classId}`);
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  return { page, caseId: body.id, complaints };
}

const slowly = () => ({ firstTokenMs: 400, tokensPerSecond: 250 });

/** The rest of the answer, once enough was seen of how it comes. */
const hurry = (speed: Speed) => void Object.assign(speed, { firstTokenMs: 0, tokensPerSecond: 10_000 });

const holdingOn = (page: Page) => page.getByRole('region', { name: 'Holding' }).getByRole('paragraph');

describe('a student', () => {
  it('reads a brief while it is written, also after a reload and in a second tab, and then the finished one', async () => {
    const speed = slowly();
    const { page, complaints } = await watch('grows', goodAnswers(opinion, { speed }));
    await page.getByRole('link', { name: /^Brief … of .*: read it while it is being written/ }).click();
    await page.getByRole('heading', { name: /Marlow v\. Tidewater/, level: 1 }).waitFor();
    await holdingOn(page).waitFor();
    await page.getByText('Being written.').waitFor();
    const facts = page.getByRole('region', { name: 'Facts' }).getByRole('listitem');
    await facts.first().waitFor();
    const early = (await page.getByRole('main').textContent()) ?? '';
    await page.reload();
    await facts.first().waitFor();
    expect(page.url()).toContain('/case/');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('region', { name: 'Facts' }).getByRole('listitem').first().waitFor();
    await second.close();
    hurry(speed);
    await page.waitForURL('**/brief/*', { timeout: 40_000 });
    await page.getByText('Made by the language model local-model on its own server.').waitFor();
    const whole = (await page.getByRole('main').textContent()) ?? '';
    expect(whole.length).toBeGreaterThan(early.length);
    expect(await page.getByText('not quoted').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('has a brief made again and reads it while it is written, also after a reload, and then the new one', async () => {
    const { page, complaints } = await watch('again', goodAnswers(opinion));
    await page.getByRole('link', { name: /^Brief of/ }).click();
    await holdingOn(page).waitFor();
    // One fact fewer: what says the same again takes no place.
    const change = (_: unknown, { brief }: Wires) => void brief.facts.pop();
    const speed = slowly();
    provider.play(goodAnswers(opinion, { speed, change }));
    await page.getByRole('button', { name: /Regenerate the brief/ }).click();
    await page.getByRole('button', { name: 'Regenerate (Standard)' }).click();
    await page.getByText(/^Regenerating/).waitFor();
    await page.getByRole('link', { name: 'Read it as it’s written' }).click();
    const facts = page.getByRole('region', { name: 'Facts' }).getByRole('listitem');
    await facts.first().waitFor();
    await page.reload();
    await facts.first().waitFor();
    expect(page.url()).toContain('/case/');
    hurry(speed);
    await page.waitForURL('**/brief/*', { timeout: 40_000 });
    await holdingOn(page).waitFor();
    expect(await page.getByText(/^Regenerating/).count()).toBe(0);
    await page.getByRole('button', { name: /Regenerate the brief/ }).click();
    await page.getByRole('button', { name: /^Restore version/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has her answer graded verdict by verdict, each with her own words, and asks the text', async () => {
    const good = goodAnswers(opinion);
    const { brief } = goodWires(opinion, 'standard');
    const { page, complaints } = await watch('compared', (call) => {
      if (isGrading(call))
        return grades(call, (_, index) =>
          index === 0
            ? { verdict: 'covered', words: 'owed her reasonable care' }
            : { verdict: 'missed', words: '' },
        );
      return isAnswering(call) ? says({ statements: [brief.holding], isInText: true }) : good(call);
    });
    const materials = page.getByRole('list', { name: /Study material of/ });
    await materials.getByRole('link', { name: /^Questions \d+, of/ }).click();
    await page.getByLabel('Your answer').fill('The ferry owed her reasonable care.');
    await page.getByRole('button', { name: 'Show the Professor’s Answer' }).click();
    const compared = page.getByRole('region', { name: 'How your answer compares' });
    await compared.getByText('20 model answers left today.').waitFor();
    await compared.getByRole('button', { name: 'Grade My Answer' }).click();
    await compared.getByText('Covered', { exact: true }).waitFor();
    await compared.getByText('“owed her reasonable care.”').waitFor();
    await compared.getByText('What would change if nobody had known of it?').waitFor();
    await page.reload();
    await compared.getByText('“owed her reasonable care.”').waitFor();
    await compared.getByText('19 model answers left today.').waitFor();
    await page.getByRole('button', { name: 'Ask the text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the Text' });
    await dialog.getByLabel('Your question').fill('What did the court hold?');
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await dialog.getByRole('article').getByRole('link').first().waitFor();
    await dialog.getByText(brief.holding.text.slice(0, 60)).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('sees the questions come without their answers', async () => {
    const { page } = await watch('questions', goodAnswers(opinion, { speed: slowly() }));
    await page.getByRole('link', { name: /^Questions … of .*: read it while it is being written/ }).click();
    await page.getByRole('listitem').filter({ hasText: 'Easy' }).first().waitFor();
    expect(await page.getByRole('heading', { name: /answer/i }).count()).toBe(0);
  });

  it('opens each part as soon as it is ready, whichever comes first', async () => {
    const crawl = { firstTokenMs: 60_000, tokensPerSecond: 20 };
    const { page, complaints } = await watch(
      'parts',
      goodAnswers(opinion, {
        change: (kind, wires) =>
          kind === 'brief' || kind === 'questions' ? says(wires[kind], crawl) : undefined,
      }),
    );
    const materials = page.getByRole('list', { name: /Study material of/ });
    await materials.getByRole('link', { name: /^Outline of/ }).click();
    await page.waitForURL('**/outline/*');
    await page.getByRole('region', { name: 'Black-letter rule' }).waitFor();
    await page.goBack();
    // The others are being written still.
    await materials.getByRole('link', { name: /^Outline of/ }).waitFor();
    for (const other of ['Brief', 'Questions'])
      expect(await materials.getByRole('link', { name: new RegExp(`^${other} of`) }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The analysis was canceled.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('cancels, and the provider is left at once', async () => {
    const since = performance.now();
    const crawl = { firstTokenMs: 200, tokensPerSecond: 20 };
    const { page } = await watch('cancels', goodAnswers(opinion, { speed: crawl }));
    await page.getByRole('link', { name: /^Brief … of/ }).waitFor();
    // A second reading is of another test's student, whose analysis goes on behind her.
    const calls = provider.calls.filter((each) => each.startedAt > since && kindAsked(each) !== 'verdicts');
    expect(calls.map(({ outcome }) => outcome)).toEqual(['running', 'running', 'running']);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The analysis was canceled.').waitFor();
    await waitFor(async () => calls.every(({ outcome }) => outcome === 'left'), 3_000);
  });

  it('is told that the provider is down, and lets the embedded engine make it', async () => {
    const { page } = await watch('down', inTurn({ does: 'fail', status: 401 }));
    await page
      .getByRole('region', { name: 'Negligence' })
      .getByText(/access to the language model has ended.*Nothing was charged/)
      .waitFor();
    await page.getByRole('button', { name: 'Use the Embedded Engine' }).click();
    await page.getByRole('link', { name: /^Brief of/ }).click();
    await page.getByText(/Made by the embedded engine/).waitFor();
  });
});

it('an administrator finds a model on this machine, tests it, lets it write, and goes back to the configured one', async () => {
  const administrator = new Client(product.url);
  await administrator.register({ email: administratorEmail, password, firstName: 'Ada', lastName: 'Chief' });
  await administrator.verify(administratorEmail);
  open = await visit(browser, { baseURL: product.url });
  const { page, complaints } = open;
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(administratorEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Models', exact: true }).click();
  await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
  await page.getByText('openai-compatible:local-model').first().waitFor();
  expect(ollama.asked).toEqual([]);
  await page.getByRole('button', { name: 'Find Models' }).click();
  const found = page.getByRole('region', { name: `Ollama at ${ollama.url}` });
  await found.getByText('Context of 40,960 tokens').waitFor();
  await found.getByRole('button', { name: 'Test qwen3:14b' }).click();
  await found.getByText('Ready', { exact: true }).waitFor();
  await found.getByText(/% of its statements verified/).waitFor();
  // What was found is gone with a reload.
  await expectNoViolation(page, 'dark');
  await found.getByRole('button', { name: 'Use qwen3:14b', exact: true }).click();
  await page.getByText('qwen3:14b now writes all study material.').first().waitFor();
  await page.getByText('ollama:qwen3:14b').nth(1).waitFor();
  for (const tier of ['Standard', 'Premium'])
    await page.getByRole('button', { name: `Use the configured model for ${tier}` }).click();
  await expect.poll(() => page.getByText('openai-compatible:local-model').count()).toBe(2);
  expect(complaints).toEqual([]);
});
