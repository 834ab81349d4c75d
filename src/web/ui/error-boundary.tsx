import { Component, type ReactNode } from 'react';
import { pathTo } from '../paths.ts';
import { Button } from './button.tsx';
import { AtSupport } from './support-link.tsx';

type Props = {
  children: ReactNode /** In place of the sentence, for what a screen can do without. */;
  fallback?: ReactNode;
};

/** Catches what a screen throws while it draws. A class, because React has no other form for it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <div role="alert" className="mx-auto grid min-h-[60dvh] max-w-md place-content-center px-6 text-center">
        <h1 className="font-semibold font-serif text-2xl text-ink">Something went wrong</h1>
        <p className="mt-2 text-ink-soft">
          Try again. If it happens a second time, reload the page. If it keeps happening, contact support
          <AtSupport />: tell us what you did last, and include what{' '}
          <a href={pathTo.diagnostic()} className="text-ink underline">
            the diagnostic
          </a>{' '}
          shows.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button onClick={() => this.setState({ failed: false })}>Try Again</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            Reload Page
          </Button>
        </div>
      </div>
    );
  }
}
