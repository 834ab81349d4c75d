import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

/** What src/web/pages.tsx renders. */
type Page = { name: string; title: string; paths: readonly string[]; isForVisitors: boolean; html: string };

/** In the place of the frame page.html: a file for each page, and pages.json, which tells the server their paths. */
export function finishedPages(root: string): Plugin {
  return {
    name: 'finished-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const frame = bundle['page.html'];
      if (frame?.type !== 'asset') throw new Error('The build has made no page.html');
      const html = String(frame.source);
      delete bundle['page.html'];
      const { module } = await runnerImport<{ renderPages: () => Page[] }>(join(root, 'src/web/pages.tsx'), {
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
      });
      const pages = module.renderPages();
      for (const { name, title, html: body } of pages) {
        const source = html
          .replace('<title></title>', `<title>${title}</title>`)
          .replace('<body>', `<body data-page="${name}">`)
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source });
      }
      const index = pages.map(({ name, paths, isForVisitors }) => ({ name, paths, isForVisitors }));
      this.emitFile({ type: 'asset', fileName: 'pages/pages.json', source: JSON.stringify(index) });
    },
  };
}
