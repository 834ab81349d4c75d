/** Seats: a paid plan without a card, for everybody of a university's address domain or for the addresses of a list. */
import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { adminEndpoint, instantSchema, noRequest } from './endpoint.ts';

export const mostDomains = 100;
export const mostAddresses = 5_000;

/** Everybody can have an address there: a seat for such a domain would be one for the whole world. */
const openDomains = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'yahoo.com',
]);

export const seatDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, 'This isn’t a domain.')
  .refine((domain) => !openDomains.has(domain), 'Anyone can get an address there.');

export const seatsSchema = z.object({
  domains: z.array(
    z.object({
      domain: z.string(),
      since: instantSchema,
      /** With a verified address. */ accounts: z.number().int(),
    }),
  ),
  addresses: z.array(z.object({ email: z.string(), since: instantSchema, hasAccount: z.boolean() })),
});
export type Seats = z.infer<typeof seatsSchema>;

export const listSeats = adminEndpoint({
  method: 'GET',
  path: '/api/admin/seats',
  summary:
    'The domains and addresses that get the paid plan without a card, with how many accounts use each.',
  request: noRequest,
  answer: seatsSchema,
});

export const setSeats = adminEndpoint({
  method: 'PUT',
  path: '/api/admin/seats',
  summary:
    'Replace the list of seats. Seats that are still listed are unaffected; when a seat is removed, its accounts lose the plan.',
  request: z.object({
    domains: z.array(seatDomainSchema).max(mostDomains),
    addresses: z.array(emailSchema).max(mostAddresses),
  }),
  answer: seatsSchema,
});
