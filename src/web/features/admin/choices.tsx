import { Link, useLocation, useSearch } from 'wouter';
import { cx } from '../../ui/cx.ts';

type ChoicesProps = {
  label: string;
  /** Of the parameter in the address. */
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
};

/** What a screen shows, chosen by a link: the address keeps it. */
export function Choices({ label, name, options, value }: ChoicesProps) {
  const [path] = useLocation();
  const search = useSearch();
  const linkTo = (choice: string) => {
    const query = new URLSearchParams(search);
    query.set(name, choice);
    return `${path}?${query}`;
  };
  return (
    <nav aria-label={label} className="flex rounded-md border border-line p-0.5">
      {options.map((option) => (
        <Link
          key={option.value}
          href={linkTo(option.value)}
          replace
          aria-current={option.value === value ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center rounded-sm px-3 text-sm hover:text-ink sm:min-h-8',
            option.value === value ? 'bg-hover font-medium text-ink' : 'text-ink-soft',
          )}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
