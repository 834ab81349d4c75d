import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Of the package's two, the model of the newer engine alone. */
const folder = '4.0.0_best_int';

export function modelFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), folder);
}

export function modelPath(): string {
  return join(modelFolder(), 'eng.traineddata.gz');
}
