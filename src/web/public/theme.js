// Runs before the first paint, so that no screen flashes in the other theme. browser/theme.ts changes the choice later.
(() => {
  let choice = 'dark';
  try {
    choice = localStorage.getItem('theme') ?? 'dark';
  } catch {
    // Storage can be switched off; dark is the default then.
  }
  const dark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice !== 'light';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
