/** Turns what a vendor's library throws into our failures. Nothing of a message passes but words that are known to be codes. */
import { ModelError, type ModelErrorCode, type Usage } from '../../../study/model/model.ts';

type Signs = { status: number | undefined; codes: string[]; text: string; headers: Record<string, string> };

const byCode: [pattern: RegExp, code: ModelErrorCode][] = [
  [/insufficient_quota|billing|credit balance/i, 'quota_exhausted'],
  [
    /context_length_exceeded|prompt is too long|maximum context|exceeds the maximum number of tokens|request_too_large|exceed_context_size|exceeds the (?:available )?context (?:size|length)|context the overflows|context length of only/i,
    'too_long',
  ],
  [
    /invalid_api_key|authentication_error|permission_error|API_KEY_INVALID|API key not valid|UNAUTHENTICATED|PERMISSION_DENIED/i,
    'key_rejected',
  ],
  [/rate_limit|RESOURCE_EXHAUSTED|too many requests/i, 'rate_limited'],
  [/content_filter|content_policy|PROHIBITED_CONTENT/i, 'refused'],
  [/overloaded|server_error|api_error|UNAVAILABLE|INTERNAL\b/i, 'provider_down'],
];

const byStatus: Record<number, ModelErrorCode> = {
  400: 'misconfigured',
  401: 'key_rejected',
  402: 'quota_exhausted',
  403: 'key_rejected',
  404: 'misconfigured',
  408: 'timeout',
  413: 'too_long',
  422: 'misconfigured',
  429: 'rate_limited',
};

/** Throws nothing; an error that is a ModelError already stays as it is. */
export function failureOf(error: unknown, model: string, usage?: Usage): ModelError {
  if (error instanceof ModelError) return error;
  const signs = signsOf(error);
  const code = codeOf(signs);
  const status = signs.status === undefined ? 'no HTTP status' : `HTTP ${signs.status}`;
  const reason = [model, status, ...signs.codes].join(', ');
  const isFiltered = code === 'refused';
  return new ModelError(code, { reason, usage, isFiltered, retryAfterMs: retryAfterMsOf(signs.headers) });
}

function codeOf({ status, text }: Signs): ModelErrorCode {
  const said = byCode.find(([pattern]) => pattern.test(text))?.[1];
  // An overloaded or broken server may say anything in its body.
  if (status !== undefined && status >= 500) return 'provider_down';
  // A rate and an empty account come under one status; so do a wrong request and a wrong key.
  if (said !== undefined) return said;
  return (status === undefined ? undefined : byStatus[status]) ?? 'provider_down';
}

/** Errors come wrapped in errors: the deepest status counts, and every word. */
function signsOf(error: unknown): Signs {
  const signs: Signs = { status: undefined, codes: [], text: '', headers: {} };
  const seen = new Set<unknown>();
  const look = (value: unknown, depth: number): void => {
    if (depth > 4 || seen.has(value)) return;
    seen.add(value);
    if (typeof value === 'string') signs.text += ` ${value.slice(0, 2000)}`;
    if (typeof value !== 'object' || value === null) return;
    for (const [key, field] of Object.entries({
      message: messageOf(value),
      cause: causeOf(value),
      ...value,
    })) {
      if (skipped.has(key)) continue;
      if ((key === 'statusCode' || key === 'status') && typeof field === 'number') signs.status = field;
      else if (key === 'responseHeaders') signs.headers = headersOf(field);
      else {
        if (codeKeys.has(key) && typeof field === 'string' && /^[A-Za-z_.]{3,50}$/.test(field))
          signs.codes.push(field);
        look(field, depth + 1);
      }
    }
  };
  look(error, 0);
  signs.codes = [...new Set(signs.codes)].slice(0, 4);
  return signs;
}

const codeKeys = new Set(['code', 'type', 'status', 'name']);
/** They hold the request, and with it the student's text. */
const skipped = new Set(['requestBodyValues', 'stack', 'url']);

const messageOf = (value: object) => ('message' in value ? value.message : undefined);
const causeOf = (value: object) => ('cause' in value ? value.cause : undefined);

function headersOf(field: unknown): Record<string, string> {
  if (typeof field !== 'object' || field === null) return {};
  return Object.fromEntries(
    Object.entries(field).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

function retryAfterMsOf(headers: Record<string, string>): number | undefined {
  const ms = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] !== undefined && ms >= 0) return ms;
  const given = headers['retry-after'];
  if (given === undefined) return undefined;
  const seconds = Number(given);
  if (seconds >= 0) return seconds * 1000;
  const until = Date.parse(given);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}
