import type { ReactNode } from 'react';
import { limits, product } from '../../../shared/prices.ts';
import { useTitle } from '../../browser/title.ts';
import { count } from '../../format/count.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { PageLink } from '../../frame/page-link.tsx';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Features } from './features.tsx';
import { PinpointSample } from './pinpoint-sample.tsx';
import { Pricing } from './pricing.tsx';
import { SampleClass } from './sample-class.tsx';
import { StudyHalf } from './study-half.tsx';

/** `banner` shows the message that a failed sign-in leaves in the address. */
export function LandingScreen({ banner }: { banner: ReactNode }) {
  useTitle(product);
  return (
    <PageFrame>
      {banner}
      <Hero />
      <Features />
      <StudyHalf />
      <PinpointSample />
      <Pricing />
      <Questions />
    </PageFrame>
  );
}

function Hero() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-12 py-10 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        <h1 className="font-serif font-semibold text-display text-ink tracking-tight">
          Law School Cold Calls Got You Sweating?
        </h1>
        <p className="mt-6 max-w-xl font-serif text-ink-soft text-lg sm:text-xl sm:leading-8">
          Drop in tonight’s cases. {product} reads each opinion and writes a brief, an outline, and cold call
          questions, and every statement takes you to the passage behind it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink href={pathTo.demo()} className={buttonClass('primary', 'large', 'grow sm:grow-0')}>
            Try Interactive Demo
          </PageLink>
          <PageLink href={pathTo.tryout()} className={buttonClass('secondary', 'large', 'grow sm:grow-0')}>
            Try Your Own PDF
          </PageLink>
        </div>
        <p className="mt-4 text-ink-faint text-sm">
          No account needed to try.{' '}
          <PageLink
            href={pathTo.signUp()}
            className="inline-flex min-h-11 items-center font-medium text-ink-soft underline underline-offset-3 hover:text-ink sm:min-h-6"
          >
            Get Started Free
          </PageLink>{' '}
          with {count(limits.freeTrialAnalyses, 'case analysis', 'case analyses')}, no card required.
        </p>
      </div>
      <SampleClass />
    </section>
  );
}

function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-line border-t py-14 sm:py-20"
    >
      <div>
        <h2 id="questions" className="font-semibold font-serif text-2xl text-ink sm:text-3xl">
          What else you should know
        </h2>
        <p className="mt-3 max-w-2xl text-ink-soft">
          What happens to your PDF, how far you can trust the results, what your school might say, and how to
          cancel.
        </p>
      </div>
      <PageLink href={pathTo.faq()} className={buttonClass('secondary', 'large', 'w-full sm:w-auto')}>
        FAQ
      </PageLink>
    </section>
  );
}
