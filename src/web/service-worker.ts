/**
 * Lets the app open without network. Runs beside the pages, holds the app's own files of one build and nothing of a
 * student: what she reads is kept by client/offline-answers.ts. The build fills in the names below.
 */
declare const __FILES__: string[];
declare const __BUILD__: string;

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Keeper = {
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

// The types of a page are loaded here; this file runs as a worker alone.
const worker = self as unknown as Keeper;

const prefix = 'app-';
const own = `${prefix}${__BUILD__}`;
const files = new Set(__FILES__);

/** The same page for every screen, and never one that is rendered for visitors. */
const page = '/dashboard';
/** A slow line shows the app from here, which then waits with skeletons. */
const patienceMs = 3000;

/** Between two files: what she does meanwhile has the line and the machine before this. */
const roomMs = 50;

const low: RequestInit = { priority: 'low' };

async function install() {
  const cache = await caches.open(own);
  for (const file of files) {
    // An installation that was cut off has left files of this very build.
    if (await cache.match(file)) continue;
    await cache.add(new Request(file, low));
    await new Promise((resolve) => setTimeout(resolve, roomMs));
  }
  const answer = await fetch(page, { ...low, cache: 'reload' });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  await cache.put(page, answer);
  await worker.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(own);
  return cache.match(path, { ignoreVary: true });
}

const answerFile = async (request: Request, path: string) => (await find(path)) ?? fetch(request);

/** The network's page where it comes in time: a new build is never hidden by the one kept here. */
async function answerPage(request: Request): Promise<Response> {
  const answer = fetch(request);
  const inTime = await Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  return inTime ?? (await find(page)) ?? answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (files.has(pathname)) event.respondWith(answerFile(request, pathname));
});
