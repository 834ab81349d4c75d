import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { limits } from '../../shared/prices.ts';
import { TextField } from '../ui/field.tsx';

type NewPasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'error' | 'disabled'>;

/** Says of a password that is guessed first what it is; the browser looks it up, and any of eight characters is taken. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCommon, setCommon] = useState(false);
  useEffect(() => {
    const form = field.current?.form;
    const forget = () => setCommon(false);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  const look = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value;
    const found = typed.length >= limits.minPasswordLength && (await isGuessedFirst(typed));
    if (currentTarget.value === typed) setCommon(found);
  };

  return (
    <TextField
      {...props}
      ref={field}
      type="password"
      autoComplete="new-password"
      onChange={look}
      hint={
        <span aria-live="polite" className={isCommon ? 'text-caution-ink' : undefined}>
          {isCommon
            ? 'This is a common password. Choose another.'
            : `At least ${limits.minPasswordLength} characters`}
        </span>
      }
    />
  );
}

async function isGuessedFirst(password: string): Promise<boolean> {
  try {
    const { commonPasswords } = await import('virtual:common-passwords');
    return commonPasswords.has(password.toLowerCase());
  } catch {
    // The list did not come: it is advice alone.
    return false;
  }
}
