/** Made by the build: see scripts/web/teaching-case.ts. */
declare module 'virtual:teaching-case' {
  import type { Exhibited } from './exhibition.tsx';

  export const teachingCase: Exhibited;
}
