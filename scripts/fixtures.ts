/** Makes the PDFs below test/fixtures again from their sources: node scripts/fixtures.ts */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeset } from './fixtures/typeset.ts';

const folder = join(import.meta.dirname, '../test/fixtures');

const files: Record<string, () => Buffer> = {
  'teaching-opinion/opinion.pdf': () => typeset('teaching-opinion/opinion.typ'),
};

for (const [path, make] of Object.entries(files)) {
  const bytes = make();
  writeFileSync(join(folder, path), bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
