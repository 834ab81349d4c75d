import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useIsOffline } from '../browser/connection.ts';
import { isFirstInTab } from '../browser/stored-choice.ts';
import { isAnythingKept } from '../client/offline-answers.ts';
import { lookForServer } from '../features/auth/queries/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** Stands in the header while the server cannot be reached; a press tries again. */
export function OfflineMark() {
  const isOffline = useIsOffline();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOffline) return;
    let dismiss = () => {};
    let isOver = false;
    void isAnythingKept().then((isKept) => {
      if (isOver || !isFirstInTab('told-offline')) return;
      const description = isKept
        ? 'You can still read what you opened before. Answers and edits are kept on this device and sent when you’re back online. Everything else needs a connection.'
        : 'Nothing is saved on this device yet, so you need a connection.';
      dismiss = toast({ title: 'You’re offline', description });
    });
    return () => {
      isOver = true;
      dismiss();
    };
  }, [isOffline]);
  return (
    <div role="status">
      {isOffline && (
        <button
          type="button"
          className={buttonClass('soft', 'small', 'text-caution-ink max-sm:border-transparent max-sm:px-0')}
          onClick={() => void lookForServer(queryClient)}
        >
          <WifiOff size={16} aria-hidden />
          <span className="hidden sm:block">Offline</span>
          <span className="sr-only">You’re offline. Try to connect again.</span>
        </button>
      )}
    </div>
  );
}
