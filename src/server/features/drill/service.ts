/** Drill: the door of the feature. */
export { getDrill } from './questions.ts';
export { postReview } from './reviews.ts';
export { getDrillSettings, getExam, putDrillSettings, putExam } from './settings.ts';
export { getDrillStats } from './stats.ts';
export { getTonight } from './tonight.ts';
