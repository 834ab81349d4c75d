/** What the reader makes of PDFs, beside true texts, a manifest and truths that were read from the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textOf } from '../src/opinion/reader.ts';
import { surveyOpinion } from '../src/opinion/survey.ts';
import { captionFields, captionTruths, judgeCaption } from './caption-truth.ts';
import { evaluateOcr } from './eval-ocr.ts';
import {
  type EvalGroup,
  type EvalRow,
  type EvalRun,
  figureRow,
  type ReadPdf,
  shareRow,
} from './eval-rows.ts';
import { isSameDisposition, isSameParts, opinionTruths } from './opinion-truth.ts';
import { wordErrorRate } from './word-error-rate.ts';

/** Reflowed text against the true text, for files whose text was typeset again. */
export async function measureText(run: EvalRun): Promise<EvalGroup | undefined> {
  const truths = join(run.folder, 'opinions/derived/ground-truth');
  const rows = (await run.pdfs()).flatMap(({ file, opinion }) => {
    const truth = join(truths, `${basename(file, '.pdf')}.txt`);
    if (!opinion || !existsSync(truth)) return [];
    const rate = wordErrorRate(readFileSync(truth, 'utf8'), textOf(opinion));
    return [figureRow(file, rate, { most: 0.05, digits: 4 })];
  });
  return rows.length === 0 ? undefined : { title: 'Two columns, word error rate', rows };
}

/** Minutes long: asked for by name. */
export async function measureScans({ folder, withScans }: EvalRun): Promise<EvalGroup | undefined> {
  if (!existsSync(join(folder, 'opinions/derived'))) return undefined;
  const title = 'Scans, word error rate';
  if (!withScans) return { title, rows: [], notes: ['not measured; --scans takes minutes'] };
  const rows = (await evaluateOcr(folder)).flatMap(
    ({ file, words, native, turned = [], secondsAPage }): EvalRow[] => [
      figureRow(file, words, {
        digits: 4,
        ...(native === undefined
          ? {}
          : { most: Math.min(native + 0.01, 0.3), beside: `native tesseract ${native.toFixed(4)}` }),
      }),
      {
        what: '  turned by a quarter, a half, three quarters, against upright',
        figure: `${turned.map((rate) => rate.toFixed(3)).join(' ')}, ${secondsAPage.toFixed(1)} s a page`,
      },
    ],
  );
  return { title, rows };
}

/** Caption fields against the manifest; parts and dispositions against what the pages say. */
export async function measureCaptions(run: EvalRun): Promise<EvalGroup | undefined> {
  const manifest = captionTruths(join(run.folder, 'opinions/MANIFEST.tsv'));
  const pdfs = (await run.pdfs()).filter(({ file, opinion }) => opinion && manifest.has(file));
  if (pdfs.length === 0) return undefined;
  const verdicts = pdfs.map(({ file, opinion }) => judgeCaption(manifest.get(file)!, opinion!.caption));
  const fields = captionFields.map((field) => {
    const stated = verdicts.filter((each) => each[field] !== 'not stated');
    const hits = stated.filter((each) => each[field] === 'hit');
    return shareRow(field, hits.length, stated.length, 0.95);
  });
  return { title: `Captions, parts and dispositions of ${pdfs.length} PDFs`, ...structureRows(pdfs, fields) };
}

function structureRows(pdfs: ReadPdf[], fields: EvalRow[]): Pick<EvalGroup, 'rows' | 'notes'> {
  const known = pdfs.filter(({ file }) => opinionTruths[file]);
  const withParts = known.filter(({ file }) => opinionTruths[file]!.parts);
  const partsMissed = withParts.filter(({ file, opinion }) => !isSameParts(opinionTruths[file]!, opinion!));
  const missed = known.filter(({ file, opinion }) => !isSameDisposition(opinionTruths[file]!, opinion!));
  return {
    rows: [
      ...fields,
      shareRow(
        'parts: kinds, authors, first pages',
        withParts.length - partsMissed.length,
        withParts.length,
        0.95,
      ),
      shareRow('disposition', known.length - missed.length, known.length, 0.97),
    ],
    notes: [
      ...partsMissed.map(({ file }) => `parts differ: ${file}`),
      ...missed.map(
        ({ file, opinion }) => `disposition of ${file}: ${opinion?.disposition?.summary ?? 'none'}`,
      ),
    ],
  };
}

/** Which files are an opinion, which are another document, which hold several cases. */
export async function measureDocuments(run: EvalRun): Promise<EvalGroup | undefined> {
  const pdfs = (await run.pdfs()).filter(({ file, opinion }) => opinion && expectedVerdict(file));
  if (pdfs.length === 0) return undefined;
  const surveyed = pdfs.map(({ file, opinion }) => ({ file, ...surveyOpinion(opinion!) }));
  const of = (verdict: string) => surveyed.filter(({ file }) => expectedVerdict(file) === verdict);
  const right = (verdict: string) => of(verdict).filter((each) => each.verdict === verdict).length;
  return {
    title: 'Documents',
    rows: [
      shareRow('other documents refused', right('not_an_opinion'), of('not_an_opinion').length, 1),
      shareRow('opinions let through', right('opinion'), of('opinion').length, 1),
      shareRow('books of cases noticed', right('several_cases'), of('several_cases').length, 1),
    ],
    notes: surveyed
      .filter(({ file, verdict }) => verdict !== expectedVerdict(file))
      .map(({ file, verdict, documentKind }) => `${file}: ${verdict} ${documentKind ?? ''}`),
  };
}

function expectedVerdict(file: string): string | undefined {
  return opinionTruths[file]?.verdict ?? (opinionTruths[file] && 'opinion');
}
