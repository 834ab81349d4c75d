import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/errors.ts';
import { offerUpgrade } from '../../kit/upgrading.ts';
import { toast } from '../../ui/toast.tsx';
import { subscriptionStatusQuery } from '../subscription/queries.ts';

/** Downloads the material as PDF; on the free trial it says that this is part of the paid plan. */
export function useDownload(href: string): () => void {
  const isPremium = useQuery(subscriptionStatusQuery).data?.isPremium === true;
  return () => {
    if (isPremium) return location.assign(href);
    toast({ title: 'Paid Plan', description: sentenceOf('paid_plan_only') });
    offerUpgrade();
  };
}
