import { today } from '../../format/dates.ts';

/** What is learned after midnight still belongs to the evening. */
const endsAtHour = 4;

/** The student's own study day, as YYYY-MM-DD. */
export const studyDay = (now = new Date()): string =>
  today(new Date(now.getTime() - endsAtHour * 60 * 60 * 1000));
