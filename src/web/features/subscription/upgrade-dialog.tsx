import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { product } from '../../../shared/prices.ts';
import { closeUpgradeDialog, useIsUpgradeDialogOpen } from '../../dialogs/upgrade-dialog-state.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Comparison } from './comparison.tsx';
import { PlanCards } from './plan-cards.tsx';
import { subscriptionStatusQuery, useUpgrade } from './queries.ts';

export function UpgradeDialog() {
  const isOpen = useIsUpgradeDialogOpen();
  const [tab, setTab] = useState('plans');
  const status = useQuery({ ...subscriptionStatusQuery, enabled: isOpen });
  const upgrade = useUpgrade(closeUpgradeDialog);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && closeUpgradeDialog()}
      title={`Upgrade to ${product} Premium`}
      size="page"
    >
      <Tabs
        label="What you get with the paid plan"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'plans',
            label: 'Plans & Features',
            content: (
              <PlanCards
                isPaid={status.data?.isPremium === true}
                isPending={upgrade.isPending}
                onUpgrade={upgrade.start}
              />
            ),
          },
          { value: 'comparison', label: 'Premium AI Comparison', content: <Comparison /> },
        ]}
      />
      <p className="mt-6 border-line border-t pt-4 text-ink-faint text-sm">
        Secure payment processing via a card payment provider • Cancel anytime • Weekly resets from upgrade
        date
      </p>
    </Dialog>
  );
}
