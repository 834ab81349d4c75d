/** What went wrong in a call, in the words the product has for it. */

const friendly: Record<number, string> = {
  401: 'Unauthorized - Your session has expired',
  403: "Forbidden - You don't have permission for this action",
  404: "Not Found - The requested resource doesn't exist",
  429: 'Too Many Requests - Please wait before trying again',
  500: 'Server Error - Please try again later',
  503: 'Service Unavailable - Server is temporarily down',
};

/** The one failure of a call: `message` is for logs and rules, `sentence` is what the server says to the student. */
export class ApiError extends Error {
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  readonly sentence: string | undefined;
  readonly fields: Record<string, string>;
  /** The server could not be reached before this call either. */
  readonly isExpected: boolean;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    sentence?: string | undefined;
    fields?: Record<string, string> | undefined;
    isExpected?: boolean;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.sentence = failure.sentence;
    this.fields = failure.fields ?? {};
    this.isExpected = failure.isExpected ?? false;
  }
}

type FailureBody = { error?: { code?: unknown; message?: unknown; fields?: unknown } } | undefined;

function bodyOf(text: string): FailureBody {
  try {
    // Only read below, each field by its type; a body of another shape yields nothing.
    return JSON.parse(text) as FailureBody;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The error of an answer that is no success. */
export function failureOf(status: number, statusText: string, text: string): ApiError {
  const told = bodyOf(text)?.error;
  const sentence = textOf(told?.message);
  return new ApiError({
    status,
    code: textOf(told?.code) ?? 'unknown',
    message: `${status}: ${friendly[status] ?? sentence ?? (text || statusText)}`,
    sentence,
    fields: (told?.fields as Record<string, string> | undefined) ?? {},
  });
}

export const networkFailure = (cause?: unknown, isExpected = false) =>
  new ApiError({
    isExpected,
    status: 0,
    code: 'network',
    message: 'NetworkError: Unable to connect. Please check your internet connection.',
    sentence: 'Unable to connect. Please check your internet connection.',
    cause,
  });

export const cancelled = () =>
  new ApiError({
    status: 0,
    code: 'cancelled',
    message: 'Request was cancelled.',
    sentence: 'Request was cancelled.',
  });

export const isUnauthorized = (error: unknown) =>
  error instanceof ApiError && error.message.startsWith('401') && error.message.includes('Unauthorized');

export const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;

export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The sentence a student reads: the server's own where it sent one. */
export function sentenceFor(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}
