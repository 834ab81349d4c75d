/** Every error code the server answers, its status and its sentence for the user, and the one error body. */
import { z } from 'zod';

const table = {
  invalid_request: [400, 'Something in this request is missing or invalid.'],
  unauthenticated: [401, 'Sign in to continue.'],
  wrong_credentials: [401, 'The email address or password is incorrect.'],
  no_allowance: [
    402,
    "You've reached your analysis limit. Upgrade to Paid Plan for 10 case analyses per week plus premium tokens.",
  ],
  no_free_remake: [402, 'You’ve regenerated this three times. Spend a premium token to do it again.'],
  no_token: [402, 'You don’t have any premium tokens left.'],
  wrong_password: [400, 'That password is incorrect.'],
  wrong_code: [400, 'That code is incorrect or has already been used.'],
  sign_in_expired: [400, 'This sign-in took too long or had too many attempts. Sign in again.'],
  passkey_refused: [400, 'This passkey couldn’t be used.'],
  terms_not_accepted: [
    403,
    'Accept the Terms of Service and Privacy Policy first. Until then, you can read, export, and delete.',
  ],
  confirm_first: [403, 'Enter your password or a two-factor code first.'],
  sign_in_again: [403, 'Sign out and back in first.'],
  bundle_not_available: [
    403,
    'Free trial users can only purchase individual tokens. Upgrade to paid plan for bundle discounts.',
  ],
  paid_plan_only: [403, 'Downloads are part of the Paid Plan. Upgrade to download.'],
  origin_refused: [403, 'This request didn’t come from the app.'],
  email_not_verified: [
    403,
    'Verify your email address first. Open the link we emailed you, or request a new one.',
  ],
  account_suspended: [403, 'This account is suspended.'],
  not_found: [404, 'This doesn’t exist or isn’t yours.'],
  already_exists: [409, 'This already exists.'],
  duplicate_case: [409, 'You’ve already added this file. Analyzing it again counts as a new analysis.'],
  on_the_shelf: [409, 'This casebook is on the shelf of this class. Pick its next cases there.'],
  edited_elsewhere: [409, 'This was changed in another window. Copy your edits, then reload.'],
  premium_adds_nothing: [409, 'Premium wouldn’t change anything here, so no token was spent.'],
  same_again: [409, 'Regenerating this would give you the same text, word for word. Nothing was charged.'],
  too_much_waiting: [409, 'Too many of your files are waiting to be read. Add this one once some are done.'],
  not_possible_now: [409, 'You can’t do that right now. Reload to see what changed.'],
  link_expired: [410, 'This link has expired. Request a new one.'],
  link_used: [410, 'This link has already been used.'],
  link_wrong: [410, 'This link doesn’t work, or a newer one has replaced it. Request a new one.'],
  too_large: [413, 'This file is larger than 50 MB. Split it, or save it at a lower resolution.'],
  request_too_large: [413, 'This request is too large.'],
  not_a_pdf: [415, 'This isn’t a PDF. Save or print the document as a PDF, then add it again.'],
  unusable_file: [422, 'This file can’t be used.'],
  bad_signature: [400, 'The signature doesn’t match the body.'],
  too_many_requests: [429, 'Too many attempts. Please wait before trying again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  payments_unavailable: [503, 'Payments aren’t available right now. Please try again later.'],
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
