/** Who has the paid plan without a card. */
import { useQuery } from '@tanstack/react-query';
import { emailSchema } from '../../../../shared/auth.ts';
import { mostAddresses, mostDomains, type Seats, seatDomainSchema } from '../../../../shared/seats.ts';
import { useTitle } from '../../../browser/title.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { useSubmit } from '../../../client/form.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { dateText } from '../../../format/dates.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { seatsQuery, useSetSeats } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { linesIn, problemIn } from './lines.ts';

export function SeatsScreen() {
  useTitle('Seats');
  const seats = useQuery(seatsQuery);
  return (
    <>
      <ScreenHead
        title="Seats"
        text="Students with a seat get the paid plan without a card: anyone with a verified address at one of these domains or on the list. Removing a seat ends the plan right away; nothing is deleted."
      />
      {seats.data ? (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <SeatsForm seats={seats.data} />
          <InUse seats={seats.data} />
        </div>
      ) : seats.isError ? (
        <LoadFailure of={seats} otherwise="The seats couldn’t be loaded." />
      ) : (
        <Loading label="Loading the seats">
          <SkeletonLines count={3} />
        </Loading>
      )}
    </>
  );
}

function SeatsForm({ seats }: { seats: Seats }) {
  const save = useSetSeats();
  const { errors, fields } = useSubmit(readSeats, (lists) =>
    save.mutate(lists, {
      onSuccess: () => succeeded('Seats saved.'),
      onError: (error) => failed(error, sentenceFor(error, 'The seats weren’t saved.')),
    }),
  );
  return (
    <form {...fields} className="grid content-start gap-5">
      <TextAreaField
        name="domains"
        label="Domains"
        hint="One per line. Subdomains count only if they’re listed."
        rows={4}
        defaultValue={seats.domains.map(({ domain }) => domain).join('\n')}
        error={errors.domains}
      />
      <TextAreaField
        name="addresses"
        label="Email addresses"
        hint="One per line."
        rows={8}
        defaultValue={seats.addresses.map(({ email }) => email).join('\n')}
        error={errors.addresses}
      />
      <Button type="submit" disabled={save.isPending} className="justify-self-start">
        {save.isPending ? 'Saving...' : 'Save Seats'}
      </Button>
    </form>
  );
}

function readSeats({ domains = '', addresses = '' }: Record<string, string>) {
  const lists = { domains: linesIn(domains), addresses: linesIn(addresses) };
  const problems = {
    domains: problemIn(lists.domains, seatDomainSchema, mostDomains),
    addresses: problemIn(lists.addresses, emailSchema, mostAddresses),
  };
  const errors: Record<string, string> = {};
  for (const [name, problem] of Object.entries(problems)) if (problem) errors[name] = problem;
  return Object.keys(errors).length > 0 ? { errors } : { value: lists };
}

function InUse({ seats: { domains, addresses } }: { seats: Seats }) {
  const taken = addresses.filter(({ hasAccount }) => hasAccount).length;
  return (
    <section aria-labelledby="seats-in-use">
      <h2 id="seats-in-use" className="font-semibold font-serif text-ink text-lg">
        In use
      </h2>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {domains.map(({ domain, accounts, since }) => (
          <div key={domain} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <dt className="min-w-0 break-words text-ink">{domain}</dt>
            <dd className="text-ink-soft tabular-nums">
              {count(accounts, 'account')}, since {dateText(since)}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <dt className="text-ink">Email addresses</dt>
          <dd className="text-ink-soft tabular-nums">
            {taken} of {addresses.length} with an account
          </dd>
        </div>
      </dl>
    </section>
  );
}
