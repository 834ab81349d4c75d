import type { Plugin } from 'vite';

/** In the built app alone: while it is developed, Vite shows what went wrong. */
export function startUpNotice(): Plugin {
  return {
    name: 'start-up-notice',
    apply: 'build',
    transformIndexHtml: {
      handler: (_, { path }) =>
        path.endsWith('index.html')
          ? // Deferred like the app and written before it, so that it runs first and holds nothing up.
            [
              {
                tag: 'script',
                attrs: { src: '/start-up.js', defer: true },
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
    },
  };
}
