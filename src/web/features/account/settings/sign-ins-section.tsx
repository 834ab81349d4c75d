import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { ActiveSignIn } from '../../../../shared/account.ts';
import { browserName, isPhone } from '../../../browser/browser-name.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { instantText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { signInsQuery, useEndOtherSignIns, useEndSignIn } from '../queries.ts';
import { SectionFailure, SectionSkeleton } from './with-account.tsx';

export function SignInsSection() {
  const signIns = useQuery(signInsQuery);
  const endOthers = useEndOtherSignIns();
  if (signIns.isError && !signIns.data)
    return <SectionFailure error={signIns.error} onRetry={() => void signIns.refetch()} />;
  if (!signIns.data) return <SectionSkeleton />;

  const end = () =>
    endOthers.mutate(
      {},
      {
        onSuccess: () => succeeded('You’re signed out everywhere else.'),
        onError: (error) => failed(error, sentenceFor(error, 'Couldn’t sign out your other devices.')),
      },
    );
  return (
    <div>
      <ul className="border-line border-t">
        {signIns.data.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {signIns.data.length > 1 && (
        <Button variant="secondary" className="mt-4" onClick={end} disabled={endOthers.isPending}>
          Sign Out of All Others
        </Button>
      )}
    </div>
  );
}

function SignInRow({ signIn }: { signIn: ActiveSignIn }) {
  const end = useEndSignIn();
  const name = browserName(signIn.userAgent);
  const Icon = isPhone(signIn.userAgent) ? Smartphone : Monitor;
  const confirm = () =>
    end.mutate(
      { id: signIn.id },
      {
        onSuccess: () => succeeded(`Signed out of ${name}.`),
        onError: (error) => failed(error, sentenceFor(error, 'Couldn’t sign out that device.')),
      },
    );
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      <Icon size={20} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-base text-ink">
          {name}
          {signIn.isCurrent && <Badge tone="good">This browser</Badge>}
        </p>
        <p className="text-ink-faint text-sm tabular-nums">
          Since {instantText(signIn.createdAt)}
          {dot}last seen {instantText(signIn.lastSeenAt)}
          {signIn.ipAddress && `${dot}${signIn.ipAddress}`}
        </p>
      </div>
      {!signIn.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Sign out of ${name}`}
          onClick={confirm}
          disabled={end.isPending}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
