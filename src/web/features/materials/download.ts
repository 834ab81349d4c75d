import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/errors.ts';
import { sentenceFor } from '../../kit/errors.ts';
import { failed } from '../../kit/notify.ts';
import { offerUpgrade } from '../../kit/upgrading.ts';
import { toast } from '../../ui/toast.tsx';
import { subscriptionStatusQuery } from '../subscription/queries.ts';

/** Downloads the material as PDF; on the free trial it says that this is part of the paid plan. */
export function useDownload(href: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      // The plan is asked for now, if it is not known, and not before: most menus are opened for something else.
      const { isPremium } = await queryClient.query(subscriptionStatusQuery);
      if (isPremium) return location.assign(href);
    } catch (error) {
      return failed(error, sentenceFor(error, 'The download could not be started.'));
    }
    toast({ title: 'Paid Plan', description: sentenceOf('paid_plan_only') });
    offerUpgrade();
  };
}
