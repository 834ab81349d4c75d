/** Made by the build: see scripts/web/tier-samples.ts. */
declare module 'virtual:tier-samples' {
  import type { TierSamples } from './samples.ts';

  export const tierSamples: TierSamples;
}
