/** What an endpoint is: data from which the server mounts a route, the client calls it and OpenAPI describes it. */
import { z } from 'zod';

export type Access = 'public' | 'user' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an answer is that is not JSON. */
export type AnswerType = 'text/event-stream' | `application/${string}` | `text/${string}; charset=utf-8`;

export type Endpoint<
  Request extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = {
  method: Method;
  /** Begins with /api/; parameters in braces: /api/classes/{id}. */
  path: `/api/${string}`;
  summary: string;
  access: Who;
  /** Flat: path parameters, query string (GET, DELETE) and JSON body fields side by side. */
  request: Request;
  answer: Answer;
  /** Status of a success; 204 and 302 go with `noContent`. */
  status: 200 | 201 | 202 | 204 | 302;
  /** Set where the body is taken as it comes: everything of `request` then stands in path and query. */
  body?: 'application/pdf' | 'application/json' | 'application/zip';
  /** Set on a DELETE whose fields are secrets: they stand in a JSON body, since addresses are logged on the way. */
  hasSecrets?: true;
  /** Set where a change is possible before the current terms are accepted: keeping the account, undoing, deleting, stopping. */
  isOpenBeforeTerms?: true;
  /** Set where the answer is not JSON. */
  answerType?: AnswerType | readonly AnswerType[];
};

type Draft<Request extends z.ZodObject, Answer extends z.ZodType> = Pick<
  Endpoint<Request, Answer>,
  | 'method'
  | 'path'
  | 'summary'
  | 'request'
  | 'answer'
  | 'body'
  | 'hasSecrets'
  | 'isOpenBeforeTerms'
  | 'answerType'
> & { status?: 200 | 201 | 202 | 204 | 302 };

/** Private: its service function is handed the signed-in user. */
export function endpoint<Request extends z.ZodObject, Answer extends z.ZodType>(
  draft: Draft<Request, Answer>,
): Endpoint<Request, Answer, 'user'> {
  return { status: 200, ...draft, access: 'user' };
}

/** Reading and deleting are always open; every other change waits for the terms unless it says that it does not. */
export const needsTerms = ({ access, method, isOpenBeforeTerms }: Endpoint): boolean =>
  access === 'user' && method !== 'GET' && method !== 'DELETE' && !isOpenBeforeTerms;

/** Anybody may call it; its service function is handed no user. */
export function publicEndpoint<Request extends z.ZodObject, Answer extends z.ZodType>(
  draft: Draft<Request, Answer>,
): Endpoint<Request, Answer, 'public'> {
  return { status: 200, ...draft, access: 'public' };
}

/** For administrators; to everybody else it is not there. */
export function adminEndpoint<Request extends z.ZodObject, Answer extends z.ZodType>(
  draft: Draft<Request, Answer>,
): Endpoint<Request, Answer, 'admin'> {
  return { status: 200, ...draft, access: 'admin' };
}

export const noRequest = z.object({});
export const noContent = z.undefined();

/** Ids are positive 32-bit integers; the bound keeps a larger one from reaching the database as an error. */
export const idSchema = z.coerce.number<number>().int().min(1).max(2_147_483_647);
export const byId = z.object({ id: idSchema });
export const instantSchema = z.iso.datetime();
/** The year 0 is in ISO's calendar but not in PostgreSQL's. */
export const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'), 'This date doesn’t exist.');
/** What may be written: with the days before and after it, whatever is counted from it. */
export const givenDaySchema = z.iso
  .date({ abort: true })
  .refine((day) => /^[12]/.test(day), 'Pick a date between 1000 and 2999.');

/** A flag in a query string: "true" or "false". */
export const flagSchema = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

/** The names of a path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
