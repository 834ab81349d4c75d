/** The pages that the build renders to finished HTML, for whoever comes without a session or reads what all may read. */
import { renderToStaticMarkup } from 'react-dom/server';
import { product } from '../shared/prices.ts';
import { titleOf } from './browser/title.ts';
import { FaqScreen } from './features/faq/faq-screen.tsx';
import { ErrorBannerTemplate } from './features/landing/error-banner.tsx';
import { LandingScreen } from './features/landing/landing-screen.tsx';
import { SignedOutTemplate } from './features/landing/signed-out.tsx';
import { PrivacyScreen } from './features/legal/privacy-screen.tsx';
import { TermsScreen } from './features/legal/terms-screen.tsx';
import { landingPaths, patterns } from './paths.ts';

const pages = [
  {
    name: 'landing',
    title: product,
    paths: landingPaths,
    isForVisitors: true,
    screen: (
      <LandingScreen
        banner={
          <>
            <ErrorBannerTemplate />
            <SignedOutTemplate />
          </>
        }
      />
    ),
  },
  { name: 'faq', title: 'FAQ', paths: [patterns.faq], isForVisitors: false, screen: <FaqScreen /> },
  {
    name: 'terms',
    title: 'Terms of Service',
    paths: [patterns.terms],
    isForVisitors: false,
    screen: <TermsScreen />,
  },
  {
    name: 'privacy',
    title: 'Privacy Policy',
    paths: [patterns.privacy],
    isForVisitors: false,
    screen: <PrivacyScreen />,
  },
];

/** `isForVisitors`: only for requests without a session's cookie. `paths` are patterns: "/class/:id". */
export const renderPages = () =>
  pages.map(({ screen, title, ...page }) => ({
    ...page,
    title: titleOf(title),
    html: renderToStaticMarkup(screen),
  }));
