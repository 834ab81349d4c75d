/** Every error code the server answers, its status and its sentence for the user, and the one error body. */
import { z } from 'zod';

const table = {
  invalid_request: [400, 'Something in this request is missing or not valid.'],
  unauthenticated: [401, 'Sign in to continue.'],
  wrong_credentials: [401, 'The email address or the password is not right.'],
  no_allowance: [
    402,
    "You've reached your analysis limit. Upgrade to Paid Plan for 10 case analyses per week plus premium tokens.",
  ],
  no_free_remake: [
    402,
    'This was made again three times already. Spend a premium token to make it once more.',
  ],
  no_token: [402, 'You have no premium token left.'],
  wrong_password: [400, 'The password is not right.'],
  wrong_code: [400, 'This code is not right, or was used already.'],
  sign_in_expired: [400, 'This sign-in took too long, or was tried too often. Sign in again.'],
  passkey_refused: [400, 'This passkey could not be used.'],
  terms_not_accepted: [
    403,
    'Accept the Terms of Service and the Privacy Policy first. Until then you can read, export and delete.',
  ],
  confirm_first: [403, 'Enter your password, or a code of your second factor, before you do this.'],
  sign_in_again: [403, 'Sign out and in again before you do this.'],
  bundle_not_available: [
    403,
    'Free trial users can only purchase individual tokens. Upgrade to paid plan for bundle discounts.',
  ],
  paid_plan_only: [403, 'Downloads are part of the Paid Plan. Upgrade to download.'],
  origin_refused: [403, 'This request did not come from the app.'],
  email_not_verified: [
    403,
    'Verify your email address first: open the link in the email that we sent you, or ask for a new one.',
  ],
  account_suspended: [403, 'This account is suspended.'],
  not_found: [404, 'This does not exist or is not yours.'],
  already_exists: [409, 'This exists already.'],
  duplicate_case: [
    409,
    'You have already added this file. Analyze it again only if you mean to: it counts as a new analysis.',
  ],
  on_the_shelf: [409, 'This casebook is on the shelf of this class. Pick its next cases there.'],
  edited_elsewhere: [
    409,
    'This was changed in another window meanwhile. Reload to see it; copy your words first.',
  ],
  premium_adds_nothing: [409, 'Premium would be no different from standard here, so no token was spent.'],
  same_again: [409, 'Made again, this would say the same, word for word. Nothing was charged.'],
  too_much_waiting: [409, 'Too many of your files wait to be read. Add this one once some of them are read.'],
  not_possible_now: [409, 'This is not possible in the present state. Reload to see it.'],
  link_expired: [410, 'This link has expired. Ask for a new one.'],
  link_used: [410, 'This link was used already.'],
  link_wrong: [410, 'This link is not right, or a newer one has replaced it. Ask for a new one.'],
  too_large: [413, 'This file is larger than 50 MB. Split it, or save it at a lower resolution.'],
  request_too_large: [413, 'This request is too large.'],
  not_a_pdf: [415, 'This is not a PDF. Save or print the document as a PDF, then add it again.'],
  unusable_file: [422, 'This file cannot be used.'],
  bad_signature: [400, 'The signature does not fit the body.'],
  too_many_requests: [429, 'Too many attempts. Please wait before trying again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  payments_unavailable: [503, 'Payments are not available at the moment. Please try again later.'],
  service_unavailable: [503, 'Service Unavailable - Server is temporarily down'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof table;

export const statusOf = (code: ErrorCode) => table[code][0];
export const sentenceOf = (code: ErrorCode): string => table[code][1];

export const errorBodySchema = z.object({
  error: z.object({
    /** One of the table's codes; a plain string, so that an older client can read a newer server's error. */
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
