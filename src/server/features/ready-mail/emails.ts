import { product } from '../../../shared/prices.ts';
import { layOutMail, type MailWords } from '../../base/mail-layout.ts';

type Ready = { firstName: string; titles: string[]; link: string; settingsLink: string };

/** One mail for all cases that were added together. */
export function readyMail({ firstName, titles, link, settingsLink }: Ready): MailWords {
  const [first = '', ...others] = titles.map(oneLine);
  const count = `${titles.length} cases are ready to study`;
  return layOutMail({
    subject: others.length === 0 ? `${first} is ready to study` : count,
    firstName,
    paragraphs: [
      others.length === 0
        ? `The brief, outline, and questions for ${first} are ready.`
        : `The briefs, outlines, and questions for these cases are ready: ${[first, ...others].join('; ').replace(/\.?$/, '.')}`,
    ],
    action: { words: `Open ${product}`, link },
    closing: [`You can turn these emails off in Settings: ${settingsLink}`],
  });
}

/** A title comes from a document: it must not end the line of a mail's head. */
const oneLine = (title: string) =>
  title
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 120);
