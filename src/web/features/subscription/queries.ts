import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/errors.ts';
import {
  cancelSubscription,
  createCheckoutSession,
  listInvoices,
  openBillingPortal,
  resumeSubscription,
  verifyCheckoutSession,
} from '../../../shared/payments.ts';
import { limits, product } from '../../../shared/prices.ts';
import { getPlan, getSubscriptionStatus } from '../../../shared/subscription.ts';
import { getTokens, purchaseTokens } from '../../../shared/tokens.ts';
import { openCheckoutTab } from '../../browser/checkout-tab.ts';
import { call } from '../../client/api.ts';
import { hasCode, sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { useCall } from '../../client/use-call.ts';
import { openUpgradeDialog } from '../../dialogs/upgrade-dialog-state.ts';
import { count } from '../../format/count.ts';
import { toast } from '../../ui/toast.tsx';
import { configQuery } from '../product/queries.ts';
import { purchaseRefusals, refusalOf, upgradeRefusals } from './checkout-refusals.ts';
import { goToCheckout } from './hosted-checkout.ts';
import { paymentTimes, wait, watchPayment } from './payment-watch.ts';

const feature = 'subscription';

/** Made by the build; a third of the demo's size, and loaded only where tiers are compared. */
export const embeddedSamplesQuery = queryOptions({
  queryKey: [feature, 'samples'],
  queryFn: async () => (await import('virtual:tier-samples')).tierSamples,
  staleTime: Number.POSITIVE_INFINITY,
});

export const subscriptionKey = [feature, 'status'] as const;

const status = (staleMs: number) =>
  queryOptions({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(getSubscriptionStatus, {}, { signal }),
    staleTime: staleMs,
  });

/** For cards and panels. */
export const subscriptionStatusQuery = status(30_000);

/** For the dashboard, which keeps watching: a payment may come in from another tab. */
export const watchedSubscriptionStatusQuery = { ...status(10_000), refetchInterval: 15_000 };

export const planQuery = queryOptions({
  queryKey: [feature, 'plan'],
  queryFn: ({ signal }) => call(getPlan, {}, { signal }),
  staleTime: 0,
});

export const receiptsQuery = queryOptions({
  queryKey: [feature, 'receipts'],
  queryFn: ({ signal }) => call(listInvoices, {}, { signal }),
  staleTime: 0,
});

export const tokensQuery = queryOptions({
  queryKey: [feature, 'tokens'],
  queryFn: ({ signal }) => call(getTokens, {}, { signal }),
  staleTime: 0,
});

export function useRefreshSubscription() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [feature] });
}

const isPaid = async (sessionId: string) => (await call(verifyCheckoutSession, { sessionId })).success;

/** `start` is to be called in the press: the checkout's tab is opened there. */
export function useUpgrade(onOpened: () => void) {
  const mutation = useCall(createCheckoutSession);
  const start = () => {
    const tab = openCheckoutTab();
    mutation.mutate(
      { tier: 'paid' },
      {
        onSuccess: ({ checkoutUrl, sessionId }) => {
          if (!tab) {
            const blocked = 'Popup blocked. Please allow popups for this site.';
            return toast({ title: 'Upgrade Failed', description: blocked, tone: 'destructive' });
          }
          tab.show(checkoutUrl);
          toast({
            title: 'Redirecting to Checkout',
            description: "Complete your payment in the new tab. We'll update your account automatically.",
          });
          onOpened();
          void followUpgrade(sessionId);
        },
        onError: (error) => {
          tab?.close();
          failed(error, refusalOf(error, upgradeRefusals), 'Upgrade Failed');
        },
      },
    );
  };
  return { start, isPending: mutation.isPending };
}

async function followUpgrade(sessionId: string): Promise<void> {
  if (!(await watchPayment(() => isPaid(sessionId)))) {
    toast({
      title: 'Payment Check Timeout',
      description: 'We haven’t received your payment yet. Your plan will show up here as soon as we do.',
      tone: 'destructive',
    });
    return;
  }
  toast({
    title: 'Payment Successful!',
    description: `Welcome to ${product}'s paid plan! Refreshing page...`,
  });
  await wait(paymentTimes.reloadMs);
  location.reload();
}

/** `start` is to be called in the press: the checkout's tab is opened there. */
export function usePurchaseTokens() {
  const queryClient = useQueryClient();
  const refresh = useRefreshSubscription();
  const mutation = useCall(purchaseTokens);
  const fail = (error: unknown) => {
    const isBundle = hasCode(error, 'bundle_not_available');
    failed(error, refusalOf(error, purchaseRefusals), isBundle ? 'Bundle Not Available' : 'Purchase Failed');
  };
  const start = (quantity: 1 | 5) => {
    const tab = openCheckoutTab();
    mutation.mutate(
      { quantity },
      {
        onSuccess: async ({ sessionId, checkoutUrl }) => {
          await wait(paymentTimes.redirectMs);
          if (checkoutUrl === undefined) {
            tab?.close();
            await queryClient
              .ensureQueryData(configQuery)
              .then((config) => goToCheckout(sessionId, config))
              .catch(fail);
            return;
          }
          if (!tab) {
            location.assign(checkoutUrl);
            return;
          }
          tab.show(checkoutUrl);
          if (await watchPayment(() => isPaid(sessionId))) await refresh();
        },
        onError: (error) => {
          tab?.close();
          fail(error);
        },
      },
    );
  };
  return { start, isPending: mutation.isPending };
}

/** The words of a checkout that the browser came back from; undefined where it is not paid. */
export async function welcomeFrom(sessionId: string) {
  const { success, purchase, quantity } = await call(verifyCheckoutSession, { sessionId });
  if (!success) return undefined;
  if (purchase === 'tokens') {
    const added = `${count(quantity, 'premium token')} added to your account.`;
    return { title: 'Payment Successful!', description: added };
  }
  return {
    title: `Welcome to ${product} Premium! You now have unlimited uploads.`,
    // The true limit beside the welcome that the specification words.
    description: `Your plan: ${count(limits.paidAnalysesPerWeek, 'case analysis', 'case analyses')} per week, more with premium tokens.`,
  };
}

export function useCancelSubscription() {
  const refresh = useRefreshSubscription();
  return useCall(cancelSubscription, { onSuccess: refresh });
}

export function useResumeSubscription() {
  const refresh = useRefreshSubscription();
  return useCall(resumeSubscription, { onSuccess: refresh });
}

export const useBillingPortal = () =>
  useCall(openBillingPortal, { onSuccess: ({ portalUrl }) => location.assign(portalUrl) });

/** Downloads the material as PDF; on the free trial it says that this is part of the paid plan. */
export function useDownload(): (href: string, options?: { isFree?: boolean }) => Promise<void> {
  const queryClient = useQueryClient();
  return async (href, { isFree = false } = {}) => {
    if (isFree) return location.assign(href);
    try {
      // Whoever presses before the plan is known waits for it.
      const { isPremium } = await queryClient.query(subscriptionStatusQuery);
      if (isPremium) return location.assign(href);
    } catch (error) {
      return failed(error, sentenceFor(error, 'The download couldn’t be started.'));
    }
    toast({ title: 'Paid Plan', description: sentenceOf('paid_plan_only') });
    openUpgradeDialog();
  };
}
