export { filesOfClass } from './writing.ts';
