import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonPasswordsModule } from './scripts/web/common-passwords-module.ts';
import { finishedPages } from './scripts/web/finished-pages.ts';
import { leanIcons } from './scripts/web/lean-icons.ts';
import { leanSchemas } from './scripts/web/lean-schemas.ts';
import { precompress } from './scripts/web/precompress.ts';
import { serviceWorkerFiles } from './scripts/web/service-worker.ts';
import { sharedHead } from './scripts/web/shared-head.ts';
import { startUpNotice } from './scripts/web/start-up-notice.ts';
import { teachingCaseModule } from './scripts/web/teaching-case-module.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwind(),
    teachingCaseModule(import.meta.dirname),
    commonPasswordsModule(),
    leanSchemas(),
    leanIcons(),
    sharedHead(join(import.meta.dirname, 'src/web')),
    startUpNotice(),
    finishedPages(import.meta.dirname),
    serviceWorkerFiles(join(import.meta.dirname, 'src/web/public')),
    precompress(),
  ],
  // The router brings a stand-in for what React itself has since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
      // The app, the frame of the pages that come as finished HTML, and the worker that keeps the app for offline.
      input: ['src/web/index.html', 'src/web/page.html', 'src/web/service-worker.ts'],
      output: {
        // Registered by its name, which must stay the same.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // All that a finished page needs: nothing of it may lean on React.
            {
              name: 'ground',
              test: /src\/web\/(browser\/(theme|session-hint|support|way-back)\.ts|(paths|store)\.ts|features\/landing\/error-parameter)/,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // What every screen of the app needs, in one piece instead of a dozen that compress badly.
            { name: 'app', tags: ['$initial'], test: /^(?!.*\/src\/web\/(pages?|service-worker)\.)/ },
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
