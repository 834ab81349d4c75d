import { z } from 'zod';
import { emailSchema } from '../../shared/auth.ts';
import { type Company, companies } from '../../study/words/providers.ts';
import { contextTableSchema, modelChoiceSchema, priceTableSchema, providers } from './model-config.ts';
import { networksSchema } from './networks.ts';
import { defaultOllamaUrl, ollamaHostSchema } from './ollama-host.ts';
import { operatingDatabase, operatingServer } from './operating.ts';
import { rateLimitsSchema } from './rate-limits.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const addressOf = (protocol: RegExp, beginnings: string) =>
  z.url({ protocol, error: `must be an address that begins with ${beginnings}` });
const webAddress = addressOf(/^https?$/, 'http:// or https://');
const dollars = z.coerce.number().positive();

export const defaultSender = 'Hotseat <no-reply@localhost>';

/** What signs sessions must not be guessed. */
export const minSecretLength = 32;
const secretSchema = z
  .string()
  .refine(
    (value) => value.trim().length >= minSecretLength,
    `at least ${minSecretLength} characters are wanted`,
  )
  .optional();

type Variable = { about: string; example: string; schema: z.ZodType; secret?: true };

const optionalText = z.string().optional();
type KeyVariable = Variable & { schema: typeof optionalText };
const companyKeys = Object.fromEntries(
  Object.entries(companies).map(([provider, { key, example }]): [string, KeyVariable] => [
    key,
    { secret: true, about: `Key for models named ${provider}:….`, example, schema: optionalText },
  ]),
) as Record<(typeof companies)[Company]['key'], KeyVariable>;

/** By group, in the order of `.env.example`. */
const groups = {
  Server: {
    PORT: { about: 'Port to listen on.', example: '3000', schema: port.default(3000) },
    HOST: {
      about: 'Address to listen on; use 0.0.0.0 to accept connections from other machines.',
      example: '127.0.0.1',
      schema: z.string().default('127.0.0.1'),
    },
    APP_URL: {
      about:
        'The address students use, without a path; links in emails start with it. Default: http://localhost:PORT.',
      example: 'https://hotseat.example',
      schema: webAddress.optional(),
    },
    NODE_ENV: {
      about:
        'production hides the development outbox and refuses development fallbacks; test fails when the product breaks one of its own rules.',
      example: 'production',
      schema: z.enum(['development', 'test', 'production']).default('development'),
    },
    EXPOSE_DEVELOPMENT: {
      about:
        'Set to true to let other machines open the email outbox and the test checkout. Anyone who can reach the server can then take over accounts.',
      example: 'true',
      schema: z.stringbool().default(false),
    },
    PROCESS: {
      about: 'What this process does: web (answers requests), worker (makes study material), or all.',
      example: 'all',
      schema: z.enum(['all', 'web', 'worker']).default('all'),
    },
    TRUST_PROXY: {
      about:
        'Set to true behind a reverse proxy to trust its X-Forwarded-For header, or to the number of proxies in a chain.',
      example: 'true',
      schema: z
        .union([z.stringbool().transform(Number), z.coerce.number().int().min(0).max(10)], {
          error: 'true, false, or how many proxies there are',
        })
        .default(0),
    },
    CAMPUS_NETWORKS: {
      about:
        'Networks where many students share a few addresses: the limits with Campus in their name apply to sign-ups and failed sign-ins from there.',
      example: '192.0.2.0/24, 2001:db8::/32',
      schema: networksSchema.optional(),
    },
    RATE_LIMITS: {
      about: 'Rate limits per 15 minutes, as JSON with the names listed in docs/security.md.',
      example: '{"registrationsPerAddress":100}',
      schema: rateLimitsSchema.default({}),
    },
    ...operatingServer,
    METRICS_TOKEN: {
      secret: true,
      about:
        'Bearer token for /metrics; at least 16 characters. Without it, /metrics answers only this machine.',
      example: 'sixteen-or-more-characters',
      schema: z.string().min(16).optional(),
    },
    APP_SECRET: {
      secret: true,
      about:
        'Signs session cookies; at least 32 characters. Default: generated at first start and kept in DATA_DIR. Required with DATABASE_URL in production.',
      example: 'at-least-thirty-two-random-characters',
      schema: secretSchema,
    },
    APP_SECRET_OTHER: {
      secret: true,
      about:
        'A second secret, while APP_SECRET is being replaced: what it signed and encrypted is still accepted. See docs/operating.md.',
      example: 'another-thirty-two-random-characters',
      schema: secretSchema,
    },
  },
  Database: {
    ...operatingDatabase,
    DATA_DIR: {
      about: 'Folder for the embedded PostgreSQL, generated secrets, and temporary files.',
      example: './data',
      schema: z.string().default('./data'),
    },
    DATABASE_URL: {
      secret: true,
      about: 'A PostgreSQL server to use instead of the embedded one.',
      example: 'postgres://hotseat:password@db.example:5432/hotseat',
      schema: addressOf(/^postgres(ql)?$/, 'postgres://').optional(),
    },
    DATABASE_DIRECT_URL: {
      secret: true,
      about:
        'The same database past a pooler that DATABASE_URL names: for what needs a session of its own, such as notices, locks, and prepared statements. Needed when it pools by transaction.',
      example: 'postgres://hotseat:password@db.example:5432/hotseat',
      schema: addressOf(/^postgres(ql)?$/, 'postgres://').optional(),
    },
  },
  'Language models': {
    STANDARD_MODEL: {
      about: `What writes standard material: extractive (the embedded engine), or provider:model, where provider is ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(providers)}.`,
      example: 'openai:gpt-5-mini',
      schema: modelChoiceSchema.default('extractive'),
    },
    PREMIUM_MODEL: {
      about: 'What writes premium material, in the same form as STANDARD_MODEL. Default: STANDARD_MODEL.',
      example: 'anthropic:claude-sonnet-4-5',
      schema: modelChoiceSchema.optional(),
    },
    ...companyKeys,
    OPENAI_COMPATIBLE_BASE_URL: {
      about:
        'Address of a server that speaks OpenAI’s chat protocol (LM Studio, llama.cpp, vLLM), including /v1.',
      example: 'http://localhost:1234/v1',
      schema: webAddress.optional(),
    },
    OPENAI_COMPATIBLE_API_KEY: {
      secret: true,
      about: 'Key for that server, if it needs one.',
      example: 'a-key',
      schema: z.string().optional(),
    },
    OLLAMA_HOST: {
      about: 'Address of Ollama, for models named ollama:…; in the form Ollama itself uses.',
      example: '127.0.0.1:11434',
      schema: ollamaHostSchema.default(defaultOllamaUrl),
    },
    MODEL_CONTEXTS: {
      about:
        'Context in tokens by model, as JSON. Otherwise an Ollama model gets up to 32,768, and a model on another server of yours counts as 8,192: set what that server was started with.',
      example: '{"openai-compatible:qwen3:8b":32768}',
      schema: contextTableSchema.default({}),
    },
    MODEL_PRICES: {
      about:
        'Prices in US dollars per million tokens by model, as JSON; a model without a price has an unknown cost. "cached" and "kept", for input the provider had cached or writes to its cache, default to its usual rates.',
      example: '{"openai:gpt-5-mini":{"input":0.25,"output":2}}',
      schema: priceTableSchema.default({}),
    },
    SECOND_READING: {
      about:
        'Whether a model rereads every line next to its passage: on; twice, so that what decides needs two readings that agree; or off to save one call per material.',
      example: 'twice',
      schema: z.enum(['on', 'twice', 'off']).default('on'),
    },
    VERIFIER_MODEL: {
      about:
        'Model that does the second reading, named like STANDARD_MODEL: may be another, smaller or local one. Default: the model that writes.',
      example: 'ollama:qwen3:8b',
      schema: modelChoiceSchema
        .refine(
          (choice) => choice !== 'extractive',
          'names the embedded engine, which can’t read for meaning.',
        )
        .optional(),
    },
    MAX_COST_PER_ANALYSIS: {
      about: 'Most one analysis may cost, in US dollars; counted where prices are known.',
      example: '0.50',
      schema: dollars.optional(),
    },
    MAX_COST_PER_DAY: {
      about: 'Most all analyses in a day may cost, in US dollars; counted where prices are known.',
      example: '20',
      schema: dollars.optional(),
    },
  },
  Mail: {
    SMTP_URL: {
      secret: true,
      about:
        'Server that sends emails. Default: emails are kept and shown at /dev/outbox (never in production).',
      example: 'smtps://user:password@mail.example:465',
      schema: addressOf(/^smtps?$/, 'smtp:// or smtps://').optional(),
    },
    MAIL_FROM: {
      about: 'Sender of all emails.',
      example: 'Hotseat <no-reply@hotseat.example>',
      schema: z.string().default(defaultSender),
    },
    SUPPORT_EMAIL: {
      about:
        'Where students write when something goes wrong; shown on screens and in emails. Default: the MAIL_FROM address; required in production if that is a no-reply address.',
      example: 'help@hotseat.example',
      schema: emailSchema.optional(),
    },
  },
  Payments: {
    STRIPE_SECRET_KEY: {
      secret: true,
      about: 'Stripe secret key. Default: a built-in test checkout (never in production).',
      example: 'sk_live_key',
      schema: z.string().min(1).optional(),
    },
    STRIPE_WEBHOOK_SECRET: {
      secret: true,
      about:
        'Signing secret for what Stripe posts to APP_URL/api/webhooks/stripe. Required with STRIPE_SECRET_KEY.',
      example: 'whsec_secret',
      schema: z.string().min(1).optional(),
    },
    STRIPE_PUBLIC_KEY: {
      about: 'Stripe publishable key; if set, Stripe’s script is loaded at page start.',
      example: 'pk_live_key',
      schema: z.string().min(1).optional(),
    },
    STRIPE_PRICE_PAID: {
      about: 'Price ID of the paid plan in Stripe’s catalog. Default: the amount in the price list.',
      example: 'price_paid',
      schema: z.string().min(1).optional(),
    },
    STRIPE_PRICE_TOKEN: {
      about: 'Price ID of one premium token in Stripe’s catalog. Default: the amount in the price list.',
      example: 'price_token',
      schema: z.string().min(1).optional(),
    },
    STRIPE_PRICE_BUNDLE: {
      about: 'Price ID of the token bundle in Stripe’s catalog. Default: the amount in the price list.',
      example: 'price_bundle',
      schema: z.string().min(1).optional(),
    },
  },
  'Sign-in': {
    GOOGLE_CLIENT_ID: {
      about:
        'Client ID of a Google OAuth client. Sign-in with Google is offered when both ID and secret are set.',
      example: '1234567890-abc.apps.googleusercontent.com',
      schema: z.string().optional(),
    },
    GOOGLE_CLIENT_SECRET: {
      secret: true,
      about: 'Its secret. The redirect address is APP_URL/api/auth/google/callback.',
      example: 'GOCSPX-secret',
      schema: z.string().optional(),
    },
    GOOGLE_ISSUER: {
      about: 'OpenID issuer behind sign-in with Google; any issuer that supports discovery works.',
      example: 'https://accounts.google.com',
      schema: webAddress.default('https://accounts.google.com'),
    },
    OIDC_ISSUER: {
      about:
        'OpenID issuer of your university, where its students sign in. Needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; it must report verified addresses (email_verified).',
      example: 'https://login.university.example',
      schema: webAddress.optional(),
    },
    OIDC_CLIENT_ID: {
      about: 'Client ID at that issuer.',
      example: 'hotseat',
      schema: z.string().min(1).optional(),
    },
    OIDC_CLIENT_SECRET: {
      secret: true,
      about: 'Its secret. The redirect address is APP_URL/api/auth/oidc/callback.',
      example: 'a-secret-of-the-university',
      schema: z.string().min(1).optional(),
    },
    OIDC_NAME: {
      about: 'What the button says after “Continue with”.',
      example: 'Jefferson University',
      schema: z.string().trim().min(1).max(60).default('Your University'),
    },
    OIDC_LOGO: {
      about: 'A PNG or SVG file shown on the button.',
      example: '/etc/hotseat/university.svg',
      schema: z.string().min(1).optional(),
    },
    ADMIN_EMAIL: {
      about:
        'The verified account with this address is the first administrator, who signs in at /admin/login.',
      example: 'you@hotseat.example',
      schema: emailSchema.optional(),
    },
  },
} as const satisfies Record<string, Record<string, Variable>>;

export const variables = {
  ...groups.Server,
  ...groups.Database,
  ...groups['Language models'],
  ...groups.Mail,
  ...groups.Payments,
  ...groups['Sign-in'],
};

/** NAME_FILE may name the file that holds one. */
export const secretVariables = Object.entries<Variable>(variables)
  .filter(([, { secret }]) => secret)
  .map(([name]) => name);

/** The text of `.env.example`, one commented line a variable, grouped. */
export function exampleEnvironment(): string {
  const sections = Object.entries(groups).map(([group, rows]) => {
    const lines = Object.entries(rows).map(([name, row]) => `# ${row.about}\n#${name}=${row.example}\n`);
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  const inFiles = secretVariables.map((name) => `${name}_FILE`).join(', ');
  return `# Every variable is optional. Copy this file to .env and uncomment the ones you set.\n# A secret can be read from a file instead: set ${inFiles}.\n\n${sections.join('\n')}`;
}
