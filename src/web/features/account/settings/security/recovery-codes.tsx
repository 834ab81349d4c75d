import { Copy, Download } from 'lucide-react';
import { useMemo } from 'react';
import { product } from '../../../../../shared/prices.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { DialogActions } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';

type RecoveryCodesProps = { codes: string[]; onSaved: () => void };

/** The codes, to be copied or kept as a file: the screen will not show them again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = `${product} recovery codes. Each works once.\n\n${codes.join('\n')}\n`;
  const href = useMemo(() => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, [text]);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: 'Recovery codes copied' }),
      () => toast({ title: 'Copying isn’t allowed here', tone: 'destructive' }),
    );
  return (
    <>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-5 py-4 font-mono text-base text-ink"
      >
        {codes.map((code) => (
          <li key={code} className="select-all text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          Copy
        </Button>
        <a
          href={href}
          download={`${product.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass('secondary')}
        >
          <Download size={16} aria-hidden />
          Download
        </a>
      </div>
      <DialogActions>
        <Button onClick={onSaved}>I Have Saved These Codes</Button>
      </DialogActions>
    </>
  );
}
