import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceOf } from '../../../shared/errors.ts';
import { offerUpgrade } from '../../kit/upgrading.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { subscriptionStatusQuery } from '../subscription/queries.ts';

/** The material as PDF; on the free trial it says that this is part of the paid plan. */
export function DownloadButton({ name, href }: { name: string; href: string }) {
  const isPremium = useQuery(subscriptionStatusQuery).data?.isPremium === true;
  const press = () => {
    if (isPremium) return location.assign(href);
    toast({ title: 'Paid Plan', description: sentenceOf('paid_plan_only') });
    offerUpgrade();
  };
  return (
    <Tooltip text="Download as PDF">
      <IconButton label={`Download the ${name} as PDF`} onClick={press}>
        <Download size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
