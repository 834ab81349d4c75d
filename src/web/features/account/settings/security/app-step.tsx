import { sentenceFor } from '../../../../client/errors.ts';
import { useSubmit } from '../../../../client/form.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogActions } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { useConfirmTwoFactor } from '../../queries.ts';

const keyOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? '';
const inFours = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The QR code, the same key in letters, and the first code of the app. */
export function AppStep({ uri, onConfirmed }: { uri: string; onConfirmed: () => void }) {
  const confirm = useConfirmTwoFactor();

  const read = ({ code: typed = '' }: Record<string, string>) => {
    const code = typed.replaceAll(/\s/g, '');
    return /^\d{6}$/.test(code) ? { value: { code } } : { errors: { code: 'Enter the six-digit code.' } };
  };
  const { errors, setErrors, fields } = useSubmit(read, (value) => {
    confirm.mutate(value, {
      onSuccess: onConfirmed,
      onError: (error) => setErrors({ code: sentenceFor(error, 'That didn’t work. Please try again.') }),
    });
  });

  return (
    <form {...fields} className="grid gap-4">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <details className="text-center text-ink-soft text-sm">
        <summary className="min-h-8">Enter the key by hand</summary>
        <code className="mt-1 block select-all text-ink [overflow-wrap:anywhere]">{inFours(keyOf(uri))}</code>
      </details>
      <TextField
        label="Authentication Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code}
        disabled={confirm.isPending}
      />
      <DialogActions>
        <Button type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? 'Verifying...' : 'Verify'}
        </Button>
      </DialogActions>
    </form>
  );
}
