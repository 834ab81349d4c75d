import { pathToFileURL } from 'node:url';
import { type CustomPlugin, optimize } from 'svgo';
import type { Plugin } from 'vite';

type Shape = [name: string, attributes: Record<string, string>];
type IconModule = { __iconData: { name: string; size: number; node: Shape[] } };

function drawn(shapes: Shape[]): string {
  const elements = shapes.map(([name, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${name} ${written.join(' ')}/>`;
  });
  return `<svg fill="none" stroke="currentColor">${elements.join('')}</svg>`;
}

/** The same strokes in as few shapes as can be; what is filled or has round corners stays a shape of its own. */
export function fewerShapes(shapes: Shape[]): Shape[] {
  const found: Shape[] = [];
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter({ name, attributes }, parent) {
          if (parent.type === 'element') found.push([name, { ...attributes, key: String(found.length) }]);
        },
      },
    }),
  };
  optimize(drawn(shapes), {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
      collect,
    ],
  });
  return found;
}

/**
 * An icon is three to six shapes, a row of a list has several icons, and each shape is an element to be made, styled and
 * painted: of a class with two hundred cases they were four elements of ten. Here they are joined while the app is built.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)[^\\/]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon } = (await import(pathToFileURL(id).href)) as Partial<IconModule>;
        // Under an old name, a module only hands on another.
        if (!icon) return null;
        const data = { ...icon, node: fewerShapes(icon.node) };
        return [
          `import createLucideIcon from '../createLucideIcon.mjs';`,
          `export const __iconData = ${JSON.stringify(data)};`,
          'export default createLucideIcon(__iconData);',
        ].join('\n');
      },
    },
  };
}
