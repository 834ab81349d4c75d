import { supportEmail } from '../browser/support.ts';

/** " at help@hotseat.example", or nothing where the operator has named no address. */
export function AtSupport() {
  const address = supportEmail();
  if (!address) return null;
  return (
    <>
      {' '}
      at{' '}
      <a href={`mailto:${address}`} className="text-ink underline">
        {address}
      </a>
    </>
  );
}
