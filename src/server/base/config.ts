/** The settings of the product, read once out of its environment. Nothing else reads the environment. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { emailSchema } from '../../shared/auth.ts';
import { companies } from '../../study/words/providers.ts';
import { readLogo } from './logo.ts';
import { centsOf, findModelProblem, type ModelConfig } from './model-config.ts';
import type { Networks } from './networks.ts';
import { type Operating, readOperating } from './operating.ts';
import { findProductionProblem, productionWarnings } from './production-rules.ts';
import type { RateLimit } from './rate-limits.ts';
import { root } from './root.ts';
import { readSecretFiles } from './secret-files.ts';
import { defaultSender, variables } from './variables.ts';

type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  prices: Partial<Record<'paid' | 'token' | 'bundle', string>>;
};

type University = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  /** A picture as a data address. */
  logo: string | undefined;
};

export type Config = {
  port: number;
  host: string;
  appUrl: string;
  isProduction: boolean;
  /** Breaches of the product's own rules fail, which elsewhere are logged. */
  isTest: boolean;
  /** The outbox and the test checkout answer other machines too. */
  exposesDevelopment: boolean;
  process: 'all' | 'web' | 'worker';
  /** How many proxies stand before the server, one behind the other; 0 where none is to be believed. */
  trustedProxies: number;
  campusNetworks: Networks | undefined;
  appSecret: string | undefined;
  /** What is being replaced, or takes the other's place: accepted beside `appSecret`. */
  otherSecret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Past a pooler that `databaseUrl` names. */
  databaseDirectUrl: string | undefined;
  models: ModelConfig;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined where nobody has named an address that is read. */
  supportEmail: string | undefined;
  stripe: StripeConfig | undefined;
  stripePublicKey: string | undefined;
  /** Never in production. */
  usesTestCheckout: boolean;
  google: { clientId: string | undefined; clientSecret: string | undefined; issuer: string };
  university: University | undefined;
  adminEmail: string | undefined;
  /** In place of those of `rateLimitPoints`. */
  rateLimits: Partial<Record<RateLimit, number>>;
  metricsToken: string | undefined;
  /** What the start tells the operator, and `doctor`. */
  warnings: string[];
  operating: Operating;
};

const environmentSchema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof variables]: (typeof variables)[Name]['schema'];
  },
);

/** The file that a command of the operator was given, or found; undefined where `.env` and the environment are all there is. */
let settingsFile: string | undefined;

/** Takes over what the file `.env` sets, where there is one and no other was taken; the real environment wins. */
export function loadEnvironmentFile(): void {
  const path = join(root, '.env');
  if (settingsFile === undefined && existsSync(path)) process.loadEnvFile(path);
}

/** In place of `.env`. `wins`: over the real environment too, as what is said in so many words does. */
export function takeSettings({ values, file, wins }: TakenSettings): void {
  settingsFile = file;
  for (const [name, value] of Object.entries(values))
    if (wins || !process.env[name]) process.env[name] = value;
}

export const settingsSource = (): string | undefined => settingsFile;

type TakenSettings = { values: Record<string, string>; file: string; wins: boolean };

function parseEnvironment(environment: NodeJS.ProcessEnv) {
  const set = Object.entries({ ...environment, ...readSecretFiles(environment) });
  const given = Object.fromEntries(set.filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid.\n${lines.join('\n')}`);
  }
  return parsed.data;
}

/** The language models alone, for commands that need no server. Throws as readConfig does. */
export function readModelConfig(environment: NodeJS.ProcessEnv = process.env): ModelConfig {
  return modelsIn(parseEnvironment(environment));
}

/** For the command that makes the provider's prices: the key alone. */
export function readStripeKey(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return parseEnvironment(environment).STRIPE_SECRET_KEY;
}

/** Throws an Error whose message says, a line a variable, what is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = parseEnvironment(environment);
  const models = modelsIn(env);
  const isProduction = env.NODE_ENV === 'production';
  const examples = { sender: defaultSender, secret: variables.APP_SECRET.example };
  const supportEmail = env.SUPPORT_EMAIL ?? readAddress(env.MAIL_FROM);
  const problem = isProduction ? findProductionProblem(env, examples, supportEmail) : undefined;
  if (problem) throw new Error(problem);
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
    isProduction,
    isTest: env.NODE_ENV === 'test',
    exposesDevelopment: env.EXPOSE_DEVELOPMENT,
    process: env.PROCESS,
    trustedProxies: env.TRUST_PROXY,
    campusNetworks: env.CAMPUS_NETWORKS,
    appSecret: env.APP_SECRET,
    otherSecret: env.APP_SECRET_OTHER,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    models,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail,
    stripe: readStripe(env),
    stripePublicKey: env.STRIPE_PUBLIC_KEY,
    usesTestCheckout: !isProduction && env.STRIPE_SECRET_KEY === undefined,
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
    },
    university: readUniversity(env),
    adminEmail: env.ADMIN_EMAIL,
    rateLimits: env.RATE_LIMITS,
    metricsToken: env.METRICS_TOKEN,
    warnings: isProduction ? productionWarnings(env) : [],
    operating: readOperating(env, { dataDir: env.DATA_DIR, isProduction, isTest: env.NODE_ENV === 'test' }),
  };
}

/** Of "Hotseat <help@hotseat.example>"; none where mails to it are not read. */
function readAddress(sender: string): string | undefined {
  if (sender === defaultSender) return undefined;
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
  const { data } = emailSchema.safeParse(address.trim());
  return data === undefined || /^(do-?)?not?-?reply\b/i.test(data) ? undefined : data;
}

function modelsIn(env: z.infer<typeof environmentSchema>): ModelConfig {
  const models: ModelConfig = {
    standard: env.STANDARD_MODEL,
    premium: env.PREMIUM_MODEL ?? env.STANDARD_MODEL,
    keys: {
      ...Object.fromEntries(Object.entries(companies).map(([provider, { key }]) => [provider, env[key]])),
      'openai-compatible': env.OPENAI_COMPATIBLE_API_KEY,
    },
    compatibleBaseUrl: env.OPENAI_COMPATIBLE_BASE_URL,
    ollamaUrl: env.OLLAMA_HOST,
    prices: env.MODEL_PRICES,
    contexts: env.MODEL_CONTEXTS,
    ...(env.VERIFIER_MODEL && env.VERIFIER_MODEL !== 'extractive' ? { verifier: env.VERIFIER_MODEL } : {}),
    isReadAgain: env.SECOND_READING !== 'off',
    isReadTwice: env.SECOND_READING === 'twice',
    maxCostPerAnalysisCents: centsOf(env.MAX_COST_PER_ANALYSIS),
    maxCostPerDayCents: centsOf(env.MAX_COST_PER_DAY),
  };
  const problem = findModelProblem(models);
  if (problem) throw new Error(problem);
  return models;
}

function readStripe(env: z.infer<typeof environmentSchema>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined) return undefined;
  if (webhookSecret === undefined) {
    throw new Error('STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY; anybody could report payments.');
  }
  const { STRIPE_PRICE_PAID: paid, STRIPE_PRICE_TOKEN: token, STRIPE_PRICE_BUNDLE: bundle } = env;
  const given = Object.entries({ paid, token, bundle }).filter(([, id]) => id !== undefined);
  return { secretKey, webhookSecret, prices: Object.fromEntries(given) };
}

function readUniversity(env: z.infer<typeof environmentSchema>): University | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if ([issuer, clientId, clientSecret].every((each) => each === undefined)) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all three or none.');
  return {
    issuer,
    clientId,
    clientSecret,
    name: env.OIDC_NAME,
    logo: env.OIDC_LOGO && readLogo(env.OIDC_LOGO),
  };
}
