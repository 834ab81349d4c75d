/** Whether the title of a class session names what is taught there. */

const day = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?\.?,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?\d*(?:,? \d{4})?`;

/** Titles that count, date or list; each with an example. */
const plain: { pattern: RegExp; example: string }[] = [
  {
    pattern:
      /^(?:class|session|week|day|lecture|meeting|unit|module|assignment|reading|part)s?\b[\s#.:–-]*(?:\d+|[ivx]+|one|two|three)?$/i,
    example: 'Week 3',
  },
  { pattern: /^[\d\s./–-]+$/, example: '9/14' },
  { pattern: new RegExp(`^(?:class (?:of|on) )?${day}$`, 'i'), example: 'Class of September 16' },
  {
    pattern:
      /^(?:readings?|cases?|tonight|today|tomorrow|next class|untitled|new class session|class session)$/i,
    example: 'Readings',
  },
  { pattern: /\sv\.?\s|^(?:in re|ex parte|matter of)\s/i, example: 'Nix v. Whiteside' },
];

export const headingExamples = plain.map(({ example }) => example);

export const isHeading = (title: string): boolean => !plain.some(({ pattern }) => pattern.test(title.trim()));
