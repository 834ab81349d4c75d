import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useIsOffline } from '../browser/connection.ts';
import { lookForServer } from '../features/auth/queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** Stands in the header while the server cannot be reached; a press tries again. */
export function OfflineMark() {
  const isOffline = useIsOffline();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOffline) return;
    return toast({
      title: 'You are offline',
      description: 'What you read last is still here. Changes need the network.',
    });
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
          <span className="sr-only">You are offline. Try to connect again.</span>
        </button>
      )}
    </div>
  );
}
