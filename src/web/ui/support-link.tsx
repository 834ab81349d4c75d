import { supportEmail } from '../browser/support.ts';

/** The address, or other words where there is none. The build does not know it: a page that it finishes names it once it is loaded. */
export function Support({ unnamed }: { unnamed: string }) {
  const address = typeof document === 'undefined' ? undefined : supportEmail();
  return address ? <Address address={address} /> : <span data-support>{unnamed}</span>;
}

/** " at help@hotseat.example", or nothing where the operator has named no address. */
export function AtSupport() {
  const address = supportEmail();
  if (!address) return null;
  return (
    <>
      {' '}
      at <Address address={address} />
    </>
  );
}

const Address = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="text-ink underline">
    {address}
  </a>
);
