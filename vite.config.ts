import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig(({ mode }) =>
  // The test runner reads this file too where it has no configuration of its own; its root is the project's.
  mode === 'test'
    ? {}
    : {
        root: 'src/web',
        plugins: [react(), tailwind()],
        build: {
          outDir: '../../dist/web',
          emptyOutDir: true,
          manifest: true,
          target: 'es2022',
          // A font or an icon in a data: URL would be refused by the content security policy.
          assetsInlineLimit: 0,
        },
        server: {
          fs: { allow: ['../..'] },
          // The server compares a request's origin with its own.
          proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
        },
      },
);
