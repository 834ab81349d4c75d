import { product } from '../../shared/prices.ts';
import { pathTo } from '../paths.ts';
import { FootLink, LegalLinks } from './legal-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function PageFooter() {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-5 border-line border-t py-8 text-ink-faint text-sm print:hidden">
      <p>
        © {new Date().getFullYear()} {product}. AI-powered legal study assistant
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <FootLink href={pathTo.faq()}>FAQ</FootLink>
        <LegalLinks />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
