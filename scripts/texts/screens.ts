// Which file belongs to which screen: what the router opens, and what only that screen brings along.
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** Static and lazy imports of a file, within the folder. */
async function importsOf(root: string, file: string): Promise<string[]> {
  const source = await readFile(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...lazy]
    .filter((request) => request.startsWith('.'))
    .map((request) => relative(root, join(root, dirname(file), request)))
    .filter((each) => each.startsWith('src/web/') && /\.tsx?$/.test(each));
}

/** "brief-screen.tsx" is "brief": a screen's name is its file's. */
const nameOf = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/(-screen)?\.tsx$/, '')
    .replaceAll('-', ' ');

export type Group = { name: string; files: string[] };

/** Each screen with the files that it alone brings, in the order of the router; then what several have in common. */
export async function groupByScreen(root: string, files: readonly string[]): Promise<Group[]> {
  const known = new Set(files);
  const graph = new Map<string, string[]>();
  for (const file of files)
    graph.set(
      file,
      (await importsOf(root, file)).filter((each) => known.has(each)),
    );
  const opened = ['src/web/router.tsx', 'src/web/pages.tsx'].flatMap((file) => graph.get(file) ?? []);
  const screens = [
    ...new Set(
      opened.filter(
        (file) => file.startsWith('src/web/features/') && /-(screen|desk|banner)\.tsx$/.test(file),
      ),
    ),
  ];
  const users = new Map<string, Set<string>>();
  for (const screen of screens) {
    for (const file of reach(graph, screen, new Set(screens)))
      users.set(file, (users.get(file) ?? new Set()).add(screen));
  }
  const ofOne = (screen: string) =>
    files.filter((file) => users.get(file)?.size === 1 && users.get(file)?.has(screen));
  const shared = files.filter((file) => users.get(file)?.size !== 1);
  return [
    ...screens.map((screen) => ({ name: `screen: ${nameOf(screen)}`, files: ofOne(screen) })),
    { name: 'on several screens, and around them', files: shared },
  ];
}

/** What a file brings along; another screen that it leads to is not a part of it. */
function reach(graph: Map<string, string[]>, from: string, screens: Set<string>): Set<string> {
  const reached = new Set([from]);
  for (const file of reached) {
    for (const next of graph.get(file) ?? []) if (!screens.has(next)) reached.add(next);
  }
  return reached;
}
