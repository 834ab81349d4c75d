/** What a student changes in her course outline. */
import type { CourseContent, CourseEdits, CourseNode } from '../material/course.ts';
import { find, idsIn, insert, placeOf, rebuild, replaced, without } from './tree.ts';

/** Lists are taken in the order of the edits; an id that is not there is passed over. `newId` answers one that is not taken. */
export function editCourse(content: CourseContent, edits: CourseEdits, newId: () => string): CourseContent {
  const steps: ((before: CourseContent) => CourseContent)[] = [
    ...(edits.texts ?? []).map((edit) => (before: CourseContent) => reword(before, edit)),
    ...(edits.added ?? []).map((line) => (before: CourseContent) => add(before, line, newId())),
    ...(edits.removed ?? []).map((id) => (before: CourseContent) => putAside(before, id)),
    ...(edits.moved ?? []).map((edit) => (before: CourseContent) => move(before, edit)),
    ...(edits.merged ?? []).map((edit) => (before: CourseContent) => merge(before, edit)),
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

/** The line alone: what stands below it takes its place, and the lines of a topic go to the topic beside it. */
function putAside(content: CourseContent, id: string): CourseContent {
  const node = find(content.topics, id);
  const place = placeOf(content.topics, id);
  if (!node || !place) return content;
  const { children } = node;
  const alone = { node: { ...node, children: [] }, ...place };
  const below = children.length > 0 ? { below: children.map((child) => child.id) } : {};
  const topics = node.kind === 'topic' ? withoutTopic(content, node) : replaced(content.topics, id, children);
  return topics ? { ...content, topics, aside: [...content.aside, { ...alone, ...below }] } : content;
}

/** Undefined where there is no other topic for its lines. */
function withoutTopic({ topics }: CourseContent, { id, children }: CourseNode): CourseNode[] | undefined {
  const at = topics.findIndex((topic) => topic.id === id);
  const before = topics[at - 1];
  const beside = before ?? topics[at + 1];
  if (children.length === 0) return without(topics, id);
  if (!beside) return undefined;
  return without(topics, id).map((topic) => {
    if (topic.id !== beside.id) return topic;
    return {
      ...topic,
      children: before ? [...topic.children, ...children] : [...children, ...topic.children],
    };
  });
}

function bringBack(content: CourseContent, id: string, from: 'aside' | 'offered'): CourseContent {
  const placed = content[from].find(({ node }) => node.id === id);
  if (!placed) return content;
  // Those that she has not put elsewhere since come below it again.
  const below = (placed.below ?? []).flatMap((each) => {
    const found = find(content.topics, each);
    return found && !found.isMoved ? [found] : [];
  });
  const left = below.reduce((topics, each) => without(topics, each.id), content.topics);
  const node = { ...placed.node, children: [...below, ...placed.node.children] };
  return {
    ...content,
    [from]: content[from].filter((each) => each !== placed),
    topics: insert(left, { ...placed, node }),
  };
}

type Move = NonNullable<CourseEdits['moved']>[number];

function move(content: CourseContent, { id, under, after }: Move): CourseContent {
  const node = find(content.topics, id);
  const isTopic = node?.kind === 'topic';
  // Not below itself, and a topic nowhere but among topics.
  if (!node || isTopic !== (under === null) || (under !== null && idsIn([node]).has(under))) return content;
  if (under !== null && !find(content.topics, under)) return content;
  const placed = { node: { ...node, isMoved: true }, under, after };
  return { ...content, topics: insert(without(content.topics, id), placed) };
}

type Merging = NonNullable<CourseEdits['merged']>[number];

function merge(content: CourseContent, { id, into }: Merging): CourseContent {
  const from = find(content.topics, id);
  const to = find(content.topics, into);
  if (!from || !to || id === into || from.kind !== to.kind || idsIn([from]).has(into)) return content;
  if (from.kind !== 'topic' && from.kind !== 'rule') return content;
  const topics = rebuild(without(content.topics, id), (node) => {
    if (node.id !== into) return node;
    if (from.kind === 'rule')
      return {
        ...node,
        rests: [...node.rests, ...from.rests],
        children: [
          ...node.children,
          { ...from, kind: 'wording', isMerged: true, children: [] },
          ...from.children,
        ],
      };
    const merged = [...(node.merged ?? []), id, ...(from.merged ?? [])];
    return { ...node, merged, children: [...node.children, ...from.children] };
  });
  return { ...content, topics };
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
