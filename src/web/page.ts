/** What lives on a page that comes as finished HTML (pages.tsx): the theme, the error banner, who has signed in here. */
import './pages.css';
import { wasSignedIn } from './browser/session-hint.ts';
import { supportEmail } from './browser/support.ts';
import { chooseTheme, chosenTheme, followTheme, onThemeChosen, themeChoices } from './browser/theme.ts';
import { beginVisit, keepWayBack, rememberWayBack } from './browser/way-back.ts';
import { takeErrorParameter } from './features/landing/error-parameter.ts';
import { pathTo } from './paths.ts';

const switches = () => document.querySelectorAll<HTMLInputElement>('input[name="theme"]');

function showChoice() {
  for (const one of switches()) one.checked = one.value === chosenTheme();
}

function followSwitch() {
  showChoice();
  onThemeChosen(showChoice);
  for (const one of switches()) {
    one.addEventListener('change', () => {
      const choice = themeChoices.find((each) => each === one.value);
      if (choice) chooseTheme(choice);
    });
  }
}

function showError() {
  const banner = document.querySelector<HTMLTemplateElement>('template[data-error-banner]');
  const message = banner && takeErrorParameter();
  if (!message) return;
  const shown = document.importNode(banner.content, true);
  const words = shown.querySelector('[data-message]');
  if (words) words.textContent = message;
  banner.replaceWith(shown);
}

/** The address leads to something of a student's: signed in, she is led back to it. */
function showSignedOut() {
  const note = document.querySelector<HTMLTemplateElement>('template[data-signed-out-note]');
  if (!note) return;
  if (location.pathname === pathTo.home()) return beginVisit();
  rememberWayBack();
  // No page tells the next one where it came from.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) keepWayBack();
  });
  note.replaceWith(document.importNode(note.content, true));
}

/** Without a session the landing page is shown, whatever was remembered here. */
function welcomeBack() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-sign-in]');
  if (!link || document.body.dataset.page === 'landing' || !wasSignedIn()) return;
  link.href = pathTo.dashboard();
  link.textContent = 'Dashboard';
}

/** A page that was built before anybody knew the address. */
function nameSupport() {
  const address = supportEmail();
  if (!address) return;
  for (const place of document.querySelectorAll('[data-support]')) {
    const link = Object.assign(document.createElement('a'), {
      href: `mailto:${address}`,
      textContent: address,
      className: 'text-ink underline',
    });
    place.replaceWith(link);
  }
}

followTheme();
followSwitch();
showError();
showSignedOut();
welcomeBack();
nameSupport();
// Back from the sign-in: the browser may have kept this page as the stranger saw it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && wasSignedIn()) location.reload();
});
