import { useState } from 'react';
import { limits, product } from '../../../shared/prices.ts';
import { LegalLinks } from '../../frame/legal-links.tsx';
import { PageLink } from '../../frame/page-link.tsx';
import { ThemeSwitch } from '../../frame/theme-switch.tsx';
import { count } from '../../kit/count.ts';
import { pathTo } from '../../kit/paths.ts';
import { useTitle } from '../../kit/title.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { takeErrorParameter } from './error-parameter.ts';
import { Features } from './features.tsx';
import { PinpointSample } from './pinpoint-sample.tsx';
import { Pricing } from './pricing.tsx';
import { SampleClass } from './sample-class.tsx';

export function LandingScreen() {
  useTitle(product);
  const [error] = useState(takeErrorParameter);
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8">
      <header className="flex h-18 items-center justify-between">
        <PageLink
          href={pathTo.home()}
          aria-label={`${product}, home`}
          className="flex min-h-11 items-center rounded-md"
        >
          <Wordmark name={product} />
        </PageLink>
        <PageLink href={pathTo.auth()} className={buttonClass('secondary')}>
          Sign In
        </PageLink>
      </header>
      <main id="main">
        {error && <Alert>{error}</Alert>}
        <Hero />
        <Features />
        <PinpointSample />
        <Pricing />
      </main>
      <footer className="flex flex-col items-start justify-between gap-5 border-line border-t py-8 text-ink-faint text-sm sm:flex-row sm:items-center">
        <p>
          © {new Date().getFullYear()} {product}. AI-powered legal study assistant
        </p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <LegalLinks />
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-12 py-12 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        <h1 className="font-serif font-semibold text-display text-ink tracking-tight">
          Law School Cold Calls Got You Sweating?
        </h1>
        <p className="mt-6 max-w-xl font-serif text-ink-soft text-lg sm:text-xl sm:leading-8">
          Drop tonight's cases on the class session. {product} reads each opinion and writes a brief, an
          outline and cold call questions, and every statement leads to the passage it rests on.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <PageLink
            href={pathTo.auth()}
            state={{ tab: 'sign-up' }}
            className={buttonClass('primary', 'large')}
          >
            Get Started Free
          </PageLink>
          <p className="text-ink-faint text-sm">
            {count(limits.freeTrialAnalyses, 'case analysis', 'case analyses')} free. No card needed.
          </p>
        </div>
      </div>
      <SampleClass />
    </section>
  );
}
