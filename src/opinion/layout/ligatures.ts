import type { Line } from './line.ts';

/** English has "fi" or "fl" about 50 times in 10,000 letters; a text with a twentieth of that has lost its ligatures. */
const fewest = 25 / 100_000;
const enoughLetters = 2_000;

/** Frequent words of opinions with a ligature, as the beginnings of their forms. */
const stems =
  'affirm affix affidavit afflict affluen artific beneficia benefit briefl configur confid confin confirm conflict deficien deficit define defini effici ficti fiduciar fifth fifteen fifty figure filing final financ finding fingerprint finish firearm firm first fiscal fixed fixture flagrant flaw flexib flight float flood floor florida fluctuat fulfill indefinite inflict influen inflat insuffici offici office officer profit prolific proficien reaffirm refin reflect refle sacrific scientific significan suffici superficia terrific traffick difficult'.split(
    ' ',
  );

/** Verbs in -ify, whose ligature stands before their ending: "satisfed", "signicant". */
const verbs =
  '(?:un|dis|mis|re)?(?:satis|justi|speci|identi|noti|testi|certi|veri|modi|clari|quali|classi|recti|simpli|signi|forti|grati|nulli|falsi|exempli|ampli|diversi)';
const halfLost = new RegExp(`^(${verbs})f(?=[ec])`, 'i');
const whollyLost = new RegExp(`^(${verbs})(?=(?:ed|er|cations?|cant|cantly|cance|c|cally)$)`, 'i');

/** "affrmed" as "affirmed" where a file's fonts do not say what their ligatures stand for; other texts stay untouched. */
export function withLigatures(lines: Line[]): void {
  if (!hasLost(lines)) return;
  const broken = brokenStems();
  for (const line of lines) {
    for (const piece of line.pieces) piece.text = mended(piece.text, broken);
    line.text = mended(line.text, broken);
    for (const cell of line.cells) cell.text = mended(cell.text, broken);
  }
}

function hasLost(lines: Line[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < enoughLetters) return false;
  const enough = fewest * letters;
  let pairs = 0;
  for (const { text } of lines) {
    for (let at = text.indexOf('f'); at !== -1; at = text.indexOf('f', at + 1)) {
      const next = text[at + 1];
      if (next === 'i' || next === 'l') pairs++;
    }
    // A text that has its ligatures shows so within its first pages.
    if (pairs >= enough) return false;
  }
  return true;
}

/** From what is left of a stem to the stem: its ligature gone, or only its first letter kept. */
function brokenStems(): Map<string, string> {
  const broken = new Map<string, string>();
  for (const stem of stems) {
    for (const remains of remainsOf(stem))
      if (remains.length >= 4 && !broken.has(remains)) broken.set(remains, stem);
  }
  for (const stem of stems) broken.delete(stem);
  return broken;
}

function remainsOf(stem: string): string[] {
  const ligature = /ff[il]|f[il]/.exec(stem)?.[0];
  if (!ligature) return [];
  const kept = ligature.startsWith('ff') ? ['ff', 'f', ''] : ['f', ''];
  return kept.map((rest) => stem.replace(ligature, rest));
}

function mended(text: string, broken: Map<string, string>): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    const lower = word.toLowerCase();
    for (let length = Math.min(lower.length, 10); length >= 4; length--) {
      const stem = broken.get(lower.slice(0, length));
      if (!stem) continue;
      const whole = stem + lower.slice(length);
      return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    }
    return word.replace(halfLost, '$1fi').replace(whollyLost, '$1fi');
  });
}
