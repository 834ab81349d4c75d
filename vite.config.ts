import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';

const encodings = [
  { extension: 'br', compress: promisify(brotliCompress) },
  { extension: 'gz', compress: promisify<Buffer, Buffer>(gzip) },
];

/** Lays compressed copies beside what the server hands out unchanged; it compresses nothing itself. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((one) => /^assets\/.*\.(js|css|svg)$/.test(one))) {
        const path = join(dir, name);
        const bytes = await readFile(path);
        for (const { extension, compress } of encodings)
          await writeFile(`${path}.${extension}`, await compress(bytes));
      }
    },
  };
}

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwind(), precompress()],
  // The router brings a stand-in for what React itself has since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The server puts the nonce of each answer here; see kit/nonce.ts.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A font or an icon in a data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Every browser that runs this build knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the landing page shares with the app, in two pieces instead of a dozen that compress badly.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'frame',
              test: /src\/web\/(frame|ui\/(wordmark|badge|button|cx)|kit\/(title|money|count|theme|paths)\b)|src\/shared\/prices/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['../..'] },
    // The server compares a request's origin with its own.
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
  },
});
