import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type LineEditorProps = {
  /** For those who do not see where it stands. */
  name: string;
  initial?: string;
  isPending: boolean;
  /** Answers whether it was saved; what she typed stays until then. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
};

/** In the place of a line: Enter saves, Escape leaves it as it was. */
export function LineEditor({ name, initial = '', isPending, onSave, onClose }: LineEditorProps) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(initial.length, initial.length);
  }, [initial]);
  const isEmpty = text.trim() === '';
  const save = async () => {
    if (isEmpty || isPending) return;
    if (await onSave(text.trim())) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) void save();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="grid gap-2 py-1 print:hidden">
      <textarea
        ref={field}
        value={text}
        rows={2}
        maxLength={5000}
        enterKeyHint="done"
        aria-label={name}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className="field-sizing-content min-h-11 w-full resize-none rounded-md border border-line-strong bg-raised px-2.5 py-2 font-serif text-base text-ink"
      />
      <div className="flex justify-end gap-1">
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="secondary" size="small" disabled={isEmpty || isPending} onClick={() => void save()}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </div>
  );
}
