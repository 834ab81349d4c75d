import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { limits } from '../../src/shared/prices.ts';

const name = 'virtual:common-passwords';
/** As many as ASVS 6.2.4 wants. */
const howMany = 3000;

/** The commonest passwords that are long enough to be chosen, as a module. */
export function commonPasswordsModule(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      // The list begins with the commonest.
      const chosen = dictionary['passwords-common'].filter(
        ({ length }) => length >= limits.minPasswordLength,
      );
      const text = JSON.stringify(chosen.slice(0, howMany).join('\n'));
      return `export const commonPasswords = new Set(${text}.split('\\n'));`;
    },
  };
}
