export { queueAddress } from './address.ts';
export { endSubscriptionOfUser } from './own-plan.ts';
