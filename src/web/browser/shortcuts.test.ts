import { describe, expect, it } from 'vitest';
import { nameOfPress, shortcutFor } from './shortcuts.ts';

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a press', () => {
  it('is named with Ctrl, or with ⌘ on a Mac', () => {
    expect(nameOfPress(pressed('K', { ctrlKey: true }), false)).toBe('mod+k');
    expect(nameOfPress(pressed('k', { metaKey: true }), true)).toBe('mod+k');
    expect(nameOfPress(pressed('?'), true)).toBe('?');
  });

  it('belongs to the browser or the system where other modifiers are held', () => {
    expect(nameOfPress(pressed('k', { ctrlKey: true }), true)).toBeUndefined();
    expect(nameOfPress(pressed('k', { metaKey: true }), false)).toBeUndefined();
    expect(nameOfPress(pressed('/', { altKey: true }), false)).toBeUndefined();
  });

  it('goes to the screen before what serves everywhere, and to the part that came last', () => {
    const group = (place: string, level: 'screen' | 'everywhere', keys: string[]) => ({
      place,
      level,
      shortcuts: [{ keys, words: place, act: () => undefined }],
    });
    const groups = [
      group('class', 'screen', ['/', 'n']),
      group('panel', 'screen', ['n']),
      group('app', 'everywhere', ['/', '?']),
    ];
    expect(shortcutFor('/', groups)?.words).toBe('class');
    expect(shortcutFor('n', groups)?.words).toBe('panel');
    expect(shortcutFor('?', groups)?.words).toBe('app');
    expect(shortcutFor('x', groups)).toBeUndefined();
  });

  it('that is only listed is left to who listens for it', () => {
    const shortcuts = [{ keys: ['Escape'], words: 'Back' }];
    expect(shortcutFor('Escape', [{ place: 'brief', level: 'screen', shortcuts }])).toBeUndefined();
  });
});
