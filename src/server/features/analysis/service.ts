export { adoptCase } from './adopting.ts';
export { questionFrom } from './question.ts';
export { storable } from './reading.ts';
export { retryCase } from './runs.ts';
export { waitSeconds } from './waiting.ts';
