/** What a student changes in her course outline. */
import type { CourseContent, CourseEdits, CourseNode } from '../material/course.ts';
import { find, insert, placeOf, rebuild, without } from './tree.ts';

/** Lists are taken in the order of the edits; an id that is not there is passed over. `newId` answers one that is not taken. */
export function editCourse(content: CourseContent, edits: CourseEdits, newId: () => string): CourseContent {
  const steps: ((before: CourseContent) => CourseContent)[] = [
    ...(edits.texts ?? []).map((edit) => (before: CourseContent) => reword(before, edit)),
    ...(edits.added ?? []).map((line) => (before: CourseContent) => add(before, line, newId())),
    ...(edits.removed ?? []).map((id) => (before: CourseContent) => putAside(before, id)),
    ...(edits.restored ?? []).map((id) => (before: CourseContent) => bringBack(before, id, 'aside')),
    ...(edits.taken ?? []).map((id) => (before: CourseContent) => bringBack(before, id, 'offered')),
    ...(edits.declined ?? []).map((id) => (before: CourseContent) => decline(before, id)),
  ];
  return steps.reduce((current, step) => step(current), content);
}

type Rewording = NonNullable<CourseEdits['texts']>[number];

function reword(content: CourseContent, { id, text }: Rewording): CourseContent {
  const topics = rebuild(content.topics, (node) => (node.id === id ? reworded(node, text) : node));
  return { ...content, topics };
}

function reworded(node: CourseNode, text: string | null): CourseNode {
  const { generated, ...rest } = node;
  if (node.isOwn) return text === null ? node : { ...node, text };
  const compiled = generated ?? node.text;
  return text === null || text === compiled
    ? { ...rest, text: compiled }
    : { ...rest, text, generated: compiled };
}

type Addition = NonNullable<CourseEdits['added']>[number];

function add(content: CourseContent, { under, after, text }: Addition, id: string): CourseContent {
  if (under !== null && !find(content.topics, under)) return content;
  const node: CourseNode = {
    ...{ id, text, rests: [], remarks: [], children: [], isOwn: true },
    kind: under === null ? 'topic' : 'note',
  };
  const list = under === null ? content.topics : (find(content.topics, under)?.children ?? []);
  const behind = after === undefined ? (list.at(-1)?.id ?? null) : after;
  return { ...content, topics: insert(content.topics, { node, under, after: behind }) };
}

function putAside(content: CourseContent, id: string): CourseContent {
  const node = find(content.topics, id);
  const place = placeOf(content.topics, id);
  if (!node || !place) return content;
  return {
    ...content,
    topics: without(content.topics, id),
    aside: [...content.aside, { node, ...place }],
  };
}

function bringBack(content: CourseContent, id: string, from: 'aside' | 'offered'): CourseContent {
  const placed = content[from].find(({ node }) => node.id === id);
  if (!placed) return content;
  return {
    ...content,
    [from]: content[from].filter((each) => each !== placed),
    topics: insert(content.topics, placed),
  };
}

function decline(content: CourseContent, id: string): CourseContent {
  const placed = content.offered.find(({ node }) => node.id === id);
  if (!placed) return content;
  return {
    ...content,
    offered: content.offered.filter((each) => each !== placed),
    aside: [...content.aside, placed],
  };
}
