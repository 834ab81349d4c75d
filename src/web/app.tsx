/** What every screen but the landing page needs: the query client, toasts, tooltips, the router. */
import { QueryClientProvider } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { followConnection } from './browser/connection.ts';
import { onSignOut } from './browser/on-sign-out.ts';
import { forgetAnswers } from './browser/typed-answers.ts';
import { hasUnsent } from './browser/unsent-queue.ts';
import { rememberWayBack } from './browser/way-back.ts';
import { dismissFailure } from './client/notify.ts';
import { createQueryClient } from './client/query-client.ts';
import { followOtherTabs, lookForServer, setCurrentUser } from './features/auth/queries/session.ts';
import { pathTo } from './paths.ts';
import { Router } from './router.tsx';
import { dismissToast, Toaster, toast } from './ui/toast.tsx';
import { TooltipProvider } from './ui/tooltip.tsx';

const redirectAfterMs = 500;

const queryClient = createQueryClient(
  {
    onRead: () => setCurrentUser(queryClient, null),
    onChange: () => {
      toast({
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        tone: 'destructive',
      });
      setTimeout(() => {
        // Of several saves that fail together the first has led there.
        if (location.pathname === pathTo.auth()) return;
        rememberWayBack();
        setCurrentUser(queryClient, null);
        navigate(pathTo.auth());
      }, redirectAfterMs);
    },
  },
  dismissFailure,
);

followOtherTabs(queryClient);
onSignOut(dismissToast);
onSignOut(forgetAnswers);
followConnection(
  () => void lookForServer(queryClient),
  () => {
    if (hasUnsent()) void import('./features/drill/unsent-reviews.ts').then((m) => m.sendReviews());
    dismissFailure();
    void queryClient.invalidateQueries();
  },
);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Router />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
