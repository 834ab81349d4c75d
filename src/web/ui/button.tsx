import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong text-ink hover:bg-hover',
  soft: 'border border-line text-ink hover:border-line-strong hover:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'border border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 min-w-11 px-3 text-sm sm:min-h-8',
  medium: 'min-h-11 px-4 text-base sm:min-h-9.5',
  large: 'min-h-12 px-6 text-base',
};

/** Words in one line; not where the reader's own font size leaves no room for that. */
const oneLine = 'whitespace-nowrap max-tight:whitespace-normal';

/** The look of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', more?: string) {
  return cx(
    'inline-flex select-none items-center justify-center gap-2 rounded-md font-medium',
    'disabled:opacity-55 aria-disabled:opacity-55',
    oneLine,
    variants[variant],
    sizes[size],
    more,
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

const iconSizes = { small: 'size-[44px] sm:size-7', medium: 'size-[44px] sm:size-9' };
const iconTones = { soft: 'text-ink-soft hover:text-ink', accent: 'text-accent-ink' };

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  size?: keyof typeof iconSizes;
  tone?: keyof typeof iconTones;
};

/** A square button that shows an icon alone; `label` names it. */
export function IconButton({
  label,
  size = 'medium',
  tone = 'soft',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-md hover:bg-hover',
        'disabled:opacity-55 data-[state=open]:bg-hover',
        iconSizes[size],
        iconTones[tone],
        className,
      )}
      {...rest}
    />
  );
}
