export function FileNote() {
  return (
    <p className="mt-1 text-ink-faint text-sm">
      The PDF is read once and then deleted; its text is kept. Licensed casebook pages may be under their
      publisher’s terms.
    </p>
  );
}
