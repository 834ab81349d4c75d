/** Premium tokens: bought, granted, spent and given back. */
import { z } from 'zod';
import { endpoint, instantSchema, noRequest } from './endpoint.ts';
import { prices } from './prices.ts';

export const tokenEntryKindSchema = z.enum([
  'purchase',
  'grant_upgrade',
  'grant_monthly',
  'spend',
  'return',
  'remake',
  'remake_return',
  'refund',
  'operator',
]);

export const tokenEntrySchema = z.object({
  id: z.number().int(),
  kind: tokenEntryKindSchema,
  quantity: z.number().int(),
  /** The case a token was spent on, the material made again with it, or the reason given by the operator who gave or took it. */
  note: z.string().nullable(),
  createdAt: instantSchema,
});
export type TokenEntry = z.infer<typeof tokenEntrySchema>;

/** Below zero where tokens that were spent already had to be taken back. */
export const tokenHistorySchema = z.object({
  balance: z.number().int(),
  entries: z.array(tokenEntrySchema),
});
export type TokenHistory = z.infer<typeof tokenHistorySchema>;

export const getTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  summary: 'The premium token balance, and its history, newest first.',
  request: noRequest,
  answer: tokenHistorySchema,
});

export const tokenQuantitySchema = z.union(
  [z.literal(1), z.literal(prices.tokenBundle.quantity)],
  `Tokens are sold singly or ${prices.tokenBundle.quantity} at a time.`,
);

export const purchaseTokens = endpoint({
  method: 'POST',
  path: '/api/tokens/purchase',
  summary: 'Open a checkout for one premium token or, on the paid plan, for the bundle.',
  request: z.object({ quantity: tokenQuantitySchema }),
  // Without an address the provider's own checkout is opened by the session.
  answer: z.object({ sessionId: z.string(), checkoutUrl: z.url().optional() }),
});
