// Where the app fails before it has drawn anything, the page says so instead of staying empty. Runs before the app does.
(() => {
  const button =
    'inline-flex min-h-11 items-center justify-center rounded-md px-4 font-medium text-base sm:min-h-9.5';

  const element = (name, className, text = '') =>
    Object.assign(document.createElement(name), { className, textContent: text });

  const notice = () => {
    const support = document.querySelector('meta[name="support"]')?.content;
    const at = support ? ` at ${support}` : '';
    const refresh = element('button', `${button} bg-accent text-on-accent`, 'Refresh');
    refresh.addEventListener('click', () => location.reload());
    const test = element('a', `${button} border border-line-strong text-ink`, 'Test the Server');
    test.href = '/api/health/ready';
    const ways = element('p', 'mt-6 flex flex-wrap justify-center gap-2');
    ways.append(refresh, test);
    const all = element('div', 'mx-auto grid min-h-dvh max-w-md place-content-center px-6 text-center');
    all.setAttribute('role', 'alert');
    all.append(
      element('h1', 'font-semibold font-serif text-2xl text-ink', `${document.title} could not start`),
      element(
        'p',
        'mt-2 text-ink-soft',
        `Refresh the page. If that doesn’t help, test the server and contact support${at} with what it says.`,
      ),
      ways,
    );
    const main = element('main', '');
    main.append(all);
    return main;
  };

  const isOwn = ({ target }) => !(target instanceof Element) || target.type === 'module';

  const show = (event) => {
    const root = document.getElementById('root');
    if (root && !root.hasChildNodes() && isOwn(event)) root.append(notice());
  };

  // A script that does not arrive or cannot be read, an error while it starts, a part of it that cannot be fetched.
  addEventListener('error', show, true);
  addEventListener('unhandledrejection', show);
})();
