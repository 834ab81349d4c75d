export { queueAddress, tellAddress } from './address.ts';
export { createCheckoutSession, purchaseTokens, verifyCheckoutSession } from './checkout.ts';
export { reconcile, storeProviderEvent, workProviderEvent } from './events.ts';
export {
  cancelSubscription,
  endSubscriptionOfUser,
  listInvoices,
  openBillingPortal,
  resumeSubscription,
} from './own-plan.ts';
