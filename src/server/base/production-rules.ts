/** What must not be served to others. */

type ProductionVariables = {
  APP_URL?: string | undefined;
  MAIL_FROM: string;
  APP_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  TRUST_PROXY: number;
  METRICS_TOKEN?: string | undefined;
};

const localNames = /^(localhost|127\.|0\.0\.0\.0$|\[::1?\]$)/;

/** The first rule that is broken, in a sentence that begins with the variable. */
export function findProductionProblem(
  env: ProductionVariables,
  examples: { sender: string; secret: string },
  supportEmail: string | undefined,
): string | undefined {
  if (env.DATABASE_URL && !env.APP_SECRET)
    return 'APP_SECRET: required with DATABASE_URL in production, so that all processes share it.';
  if (!env.SMTP_URL) return 'SMTP_URL: required in production; without it nobody could verify an address.';
  if (!env.APP_URL || localNames.test(new URL(env.APP_URL).host))
    return 'APP_URL: required in production, the address that students use; links in mails begin with it.';
  if (!env.APP_URL.startsWith('https://'))
    return 'APP_URL: must begin with https:// in production; passwords and sessions would be readable on their way.';
  if (env.MAIL_FROM === examples.sender)
    return 'MAIL_FROM: required in production; mails from localhost are thrown away.';
  if (supportEmail === undefined)
    return 'SUPPORT_EMAIL: required in production, unless MAIL_FROM is read; students need an address to write to.';
  if (env.APP_SECRET === examples.secret)
    return 'APP_SECRET: this is the example, which everybody knows. Make one of your own: openssl rand -base64 32';
  return undefined;
}

/** What a production may do without, but rarely means to: told at its start, in sentences that begin with the variable. */
export function productionWarnings({ TRUST_PROXY, METRICS_TOKEN }: ProductionVariables): string[] {
  return [
    ...(TRUST_PROXY === 0
      ? ['TRUST_PROXY is not set: behind a proxy all students count as one address, and share its limits.']
      : []),
    ...(METRICS_TOKEN === undefined
      ? ['METRICS_TOKEN is not set: /metrics answers this machine alone.']
      : []),
  ];
}
