/** The layering rules of CONTRIBUTING.md, each with its reason; `npm test` runs them over every import, types included. */
const tests = '\\.test\\.tsx?$|^test/|/fixtures/';
const vendors = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/** Floors of the server, lowest first; a file imports only from its own floor and those below. */
const floors = [
  ['base', '^src/server/base/'],
  ['db', '^src/server/db/'],
  ['outside', '^src/server/outside/'],
  ['app', '^src/server/app\\.ts$'],
  ['http', '^src/server/http/'],
  ['features', '^src/server/features/'],
  ['composition', '^src/server/(server|worker|thread)\\.ts$'],
  ['main', '^src/server/main\\.ts$'],
];

const floorRules = floors.slice(0, -1).map(([name, path], index) => ({
  name: `floor-${name}`,
  comment: 'The server is built floor on floor; an import that runs up closes a circle sooner or later.',
  severity: 'error',
  from: { path, pathNot: tests },
  to: {
    path: floors
      .slice(index + 1)
      .map(([, above]) => above)
      .join('|'),
  },
}));

/** Stages of the server's features: one asks those of its own stage (in no circle) and of the stages before it. */
const stages = {
  plans: ['tokens', 'subscription', 'payments', 'test-checkout', 'product'],
  identity: ['mail', 'ready-mail', 'auth', 'security', 'providers'],
  places: ['semesters', 'classes', 'sessions', 'syllabus', 'notes', 'search'],
  materials: ['cards', 'materials', 'making', 'news', 'course-outlines', 'sheets', 'drill'],
  cases: ['cases', 'highlights', 'class-files'],
  analysis: ['analysis', 'asking', 'remakes', 'reports', 'tryouts'],
  leaving: ['exports', 'account', 'backups'],
  admin: ['admin'],
};
const inStages = (names) => `^src/server/features/(${names.join('|')})/`;
const stageRules = Object.entries(stages).map(([stage, names], index, all) => {
  const before = all.slice(0, index + 1).flatMap(([, each]) => each);
  return {
    name: `stage-${stage}`,
    comment: 'A new feature stands on those before it; a feature that no stage names may ask none.',
    severity: 'error',
    from: { path: inStages(names), pathNot: tests },
    to: { path: '^src/server/features/', pathNot: inStages(before) },
  };
});
const staged = inStages(Object.values(stages).flat());

module.exports = {
  forbidden: [
    ...stageRules,
    {
      name: 'stage-none',
      comment: 'Every feature of the server stands in a stage.',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: `${tests}|${staged}` },
      to: { path: '.' },
    },
    {
      name: 'opinion-stands-alone',
      comment:
        'The reader knows pages and law, nothing of the product: it can be tested, benchmarked and killed by itself.',
      severity: 'error',
      from: { path: '^src/opinion/', pathNot: tests },
      to: { path: '^src/(study|shared|server|web|cli)' },
    },
    {
      name: 'study-rests-on-opinion-alone',
      comment:
        'Both engines make material from an opinion; who asked, paid or stores it is not their business.',
      severity: 'error',
      from: { path: '^src/study/', pathNot: tests },
      to: { path: '^src/(shared|server|web|cli)' },
    },
    {
      name: 'pure-wings-touch-no-vendor',
      comment:
        'Outside reading PDFs and class files, printing and running the encoder, reader and engine are pure functions.',
      severity: 'error',
      from: {
        path: '^src/(opinion|study)/',
        pathNot: `${tests}|^src/opinion/pdf/|^src/study/print/|^src/study/class-file/|^src/study/drill|^src/study/extractive/encoder/run`,
      },
      to: { path: 'node_modules', pathNot: vendors('zod') },
    },
    {
      name: 'pure-wings-touch-no-machine',
      comment: 'A pure function opens no file, process or socket.',
      severity: 'error',
      from: {
        path: '^src/(opinion|study)/',
        // The citation tables are files that ship with the reader and are read once.
        pathNot: `${tests}|^src/opinion/pdf/|^src/study/(print|class-file|composing)/|^src/study/extractive/encoder/(run|encoder|child)|^src/opinion/citations/tables`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-is-the-contract',
      comment: 'Both sides read it, so it may drag nothing of either along.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: tests },
      to: {
        pathNot: `^src/shared/|^src/opinion/limits\\.ts$|^src/study/material/(schema|edits|points|course|highlights|professor-style)\\.ts$|^src/study/words/providers\\.ts$|${vendors('zod')}`,
      },
    },
    {
      name: 'words-drag-nothing-along',
      comment: 'The screens, the sheets of paper and the command line say the same of a material.',
      severity: 'error',
      from: { path: '^src/study/words/', pathNot: tests },
      to: { pathNot: '^src/study/(words/|material/)|^src/opinion/(?:page-marks|counting-row)\\.ts$' },
    },
    {
      name: 'web-and-server-are-apart',
      comment: 'They meet in the contract and over HTTP, not even in a type.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|opinion|cli)|^src/study/(?!material/|words/)' },
    },
    {
      name: 'server-and-web-are-apart',
      comment: 'They meet in the contract and over HTTP, not even in a type.',
      severity: 'error',
      from: { path: '^src/(server|cli)' },
      to: { path: '^src/web/' },
    },
    {
      name: 'no-circle',
      comment: 'Files that import one another can be neither read nor changed one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-between-features',
      comment: 'Features depend on one another in one direction.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(server|web)/features/' },
      to: { circular: true },
    },
    {
      name: 'no-circle-between-rooms',
      comment: 'A room of the reader or of an engine stands on others, and none of those on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(opinion|study)/' },
      to: { circular: true },
    },
    {
      name: 'features-meet-at-the-door',
      comment:
        "Another feature's `service.ts` (server) or queries (web) may be used; what lies behind may change.",
      severity: 'error',
      from: { path: '^src/(server|web)/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/$1/features/[^/]+/',
        pathNot: `^src/$1/features/$2/|^src/server/features/[^/]+/service\\.ts$|^src/web/features/.+/queries(\\.tsx?$|/)`,
      },
    },
    {
      name: 'desk-is-a-floor',
      comment:
        'A material is read, copied and changed on the desk, whatever its kind: calls and screens are handed to it.',
      severity: 'error',
      from: { path: '^src/web/desk/', pathNot: tests },
      to: { path: '^src/web/(features|shell|frame|router|app)' },
    },
    {
      name: 'tables-declare-alone',
      comment:
        'One folder declares the tables: the schema can be read in one place and migrations are made from it.',
      severity: 'error',
      from: { pathNot: `^src/server/db/tables/|${tests}` },
      to: { path: 'node_modules/drizzle-orm/pg-core', dependencyTypesNot: ['type-only'] },
    },
    ...floorRules,
    {
      name: 'services-know-no-http',
      comment: 'What the product does can be called by a job or a command as well as by a request.',
      severity: 'error',
      from: {
        path: '^src/server/features/',
        pathNot: `${tests}|/(routes|stream|page)\\.ts$`,
      },
      to: { path: `^src/server/http/|${vendors('hono', '@hono')}` },
    },
    {
      name: 'words-are-pure',
      comment: 'Mails and prompts are functions from data to words.',
      severity: 'error',
      from: { path: '/(emails|prompts)\\.ts$', pathNot: tests },
      to: { pathNot: '^src/shared/|^src/server/base/mail-layout\\.ts$' },
    },
    {
      name: 'routes-hold-no-sql',
      comment: 'A route is one line: the endpoint and the service function it calls.',
      severity: 'error',
      from: { path: '^src/server/features/.*/(routes|stream)\\.ts$' },
      to: { path: `^src/server/db/|${vendors('drizzle-orm', 'pg')}` },
    },
    {
      name: 'vendors-stay-outside',
      comment: 'A vendor is met in one file, in our words, so that it can be replaced and faked there.',
      severity: 'error',
      from: { path: '^src/server/(features|http|app|worker|server)', pathNot: tests },
      to: {
        path: vendors(
          'pg-boss',
          'better-auth',
          'nodemailer',
          'rate-limiter-flexible',
          '@node-rs/argon2',
          'pino',
          'yazl',
          '@better-auth',
          'ai',
          '@ai-sdk',
        ),
      },
    },
    {
      name: 'controls-know-nothing',
      comment: 'Buttons and dialogs know nothing of law, users or calls.',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: tests },
      to: { path: '^src/(web/(features|shell|router|app)|shared)' },
    },
    {
      name: 'browser-and-format-lie-lowest',
      comment:
        'What wraps a part of the browser, and what puts values into words, needs neither calls nor screens.',
      severity: 'error',
      from: { path: '^src/web/(browser|format)/', pathNot: tests },
      to: { path: '^src/web/(client|dialogs|ui|frame|desk|features|shell|router|app)' },
    },
    {
      name: 'calls-know-no-screen',
      comment: 'The calls tell what happened in a toast at most; which screen asked is not their business.',
      severity: 'error',
      from: { path: '^src/web/client/', pathNot: tests },
      to: { path: '^src/web/(frame|desk|features|shell|router|app)' },
    },
    {
      name: 'production-imports-no-test',
      comment: 'Nothing that ships leans on what only tests have.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nothing imports is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: `${tests}|\\.d\\.ts$|\\.css$|^src/web/public/|^src/web/service-worker\\.ts$`,
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    // Tests may cross the house; that nothing that ships imports them is a rule of its own.
    exclude: { path: '^(dist|data|screens)/|\\.test\\.tsx?$' },
  },
};
