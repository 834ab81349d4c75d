import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import type { Tryout } from '../../../../shared/tryouts.ts';
import { stateWithCase } from '../../../browser/handed-state.ts';
import { useTitle } from '../../../browser/title.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { pathTo } from '../../../paths.ts';
import { LoadingGate } from '../../../ui/loading-gate.tsx';
import { type Exhibited, Exhibition, ExhibitNotice, noticeAction } from '../demo/exhibition.tsx';
import { ChooseFile } from './choose-file.tsx';
import { tryoutQuery, tryoutTextQuery, useDeleteTryout } from './queries.ts';
import { TryoutStanding } from './standing.tsx';
import { TryoutAsking } from './tryout-asking.tsx';
import { keptUntil } from './words.ts';

/** One PDF of her own before she signs up: from choosing it to reading its brief, at one address. */
export function TryoutScreen({ isVisitor }: { isVisitor: boolean }) {
  useTitle('Try Your Own PDF');
  const tryout = useQuery(tryoutQuery);
  const [isChoosing, setChoosing] = useState(false);
  if (tryout.isPending) return <LoadingGate />;
  if (tryout.isError) {
    return <LoadFailure of={tryout} title="This page couldn’t be loaded" className="m-auto" />;
  }
  if (tryout.data && !isChoosing) {
    const another = () => setChoosing(true);
    return tryout.data.status === 'ready' ? (
      <Worked tryout={tryout.data} isVisitor={isVisitor} />
    ) : (
      <TryoutStanding tryout={tryout.data} onAnother={another} />
    );
  }
  // Who has an account adds files to a class.
  if (!isVisitor) return <Redirect to={pathTo.home()} replace />;
  return <ChooseFile onSent={() => setChoosing(false)} />;
}

function Worked({ tryout, isVisitor }: { tryout: Tryout; isVisitor: boolean }) {
  const text = useQuery(tryoutTextQuery(tryout));
  const { brief, outline, questionSet } = tryout;
  if (text.isError) {
    return <LoadFailure of={text} title="The opinion couldn’t be loaded" className="m-auto" />;
  }
  if (!text.data || !brief || !outline || !questionSet) return <LoadingGate />;
  const exhibited: Exhibited = { courtCase: tryout, text: text.data, brief, outline, questionSet };
  return (
    <Exhibition
      key={tryout.createdAt}
      exhibited={exhibited}
      screen={pathTo.tryout()}
      notice={<Notice tryout={tryout} isVisitor={isVisitor} />}
      Asking={TryoutAsking}
    />
  );
}

function Notice({ tryout, isVisitor }: { tryout: Tryout; isVisitor: boolean }) {
  const remove = useDeleteTryout();
  const removeNow = () =>
    remove.mutate(undefined, {
      onError: (error) =>
        failed(error, sentenceFor(error, 'Your file couldn’t be deleted. Please try again.')),
    });
  return (
    <ExhibitNotice
      actions={
        <>
          <button type="button" className={noticeAction} disabled={remove.isPending} onClick={removeNow}>
            Delete Now
          </button>
          {isVisitor && (
            <Link href={pathTo.signUp()} state={stateWithCase(tryout.title)} className={noticeAction}>
              Sign Up to Keep It
            </Link>
          )}
        </>
      }
    >
      <strong className="font-semibold text-ink">Your PDF is deleted.</strong> {keptUntil(tryout)}
    </ExhibitNotice>
  );
}
