export { type CasePlace, dropOldEvents, recordEvent, type StreamScope } from './events.ts';
export { dropParts, openPartWriter, type PartWriter, type Run } from './parts.ts';
export { streamEvents } from './stream.ts';
