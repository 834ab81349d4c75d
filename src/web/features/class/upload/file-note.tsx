export function FileNote() {
  return (
    <p className="mt-1 text-ink-faint text-sm">
      Each PDF is read once, then deleted; its text is kept. Licensed casebook pages may be covered by their
      publisher’s terms.
    </p>
  );
}
