/** The least that a browser does for a press: a page of plain HTML, as many rows as the class and as high, and the browser's own dialog. */
export function barePage(rows: number): string {
  const listed = Array.from(
    { length: rows },
    (_, row) => `<li><h3>Case No. ${row}</h3><p>Court</p><button>More</button></li>`,
  );
  return `<!doctype html>
    <style>li { height: 120px; margin: 8px; padding: 12px; border: 1px solid silver; border-radius: 8px }</style>
    <ul>${listed.join('')}</ul>
    <dialog role="dialog"><h2>Rename</h2><input><button>Save</button></dialog>
    <script>
      document.querySelector('ul').onclick = () => document.querySelector('dialog').showModal();
    </script>`;
}
