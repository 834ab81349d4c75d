import { describe, expect, it } from 'vitest';
import { fewerShapes } from './lean-icons.ts';

describe('the shapes of an icon', () => {
  it('are one where they are strokes alone', () => {
    const shapes = fewerShapes([
      ['path', { d: 'M15 12h-5', key: 'a' }],
      ['path', { d: 'm8 2 4 4', key: 'b' }],
      ['circle', { cx: '12', cy: '12', r: '1', key: 'c' }],
      ['line', { x1: '3', x2: '21', y1: '6', y2: '6', key: 'd' }],
    ]);
    expect(shapes).toEqual([
      ['path', { d: 'M15 12h-5M8 2l4 4M12 11A1 1 0 1 0 12 13 1 1 0 1 0 12 11zM3 6 21 6', key: '0' }],
    ]);
  });

  it('stay apart where one is filled, or has round corners', () => {
    const shapes = fewerShapes([
      ['path', { d: 'M3 9h18', key: 'a' }],
      ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor', key: 'b' }],
      ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2', key: 'c' }],
    ]);
    expect(shapes.map(([name, { fill }]) => [name, fill])).toEqual([
      ['path', undefined],
      ['path', 'currentColor'],
      ['rect', undefined],
    ]);
  });
});
