/** Apart from the endpoints' own file: the landing page calls the server without loading a schema. */
import type { Endpoint } from './endpoint.ts';

/** Whether what does not stand in the path is sent as a JSON body, or else in the query string. */
export function takesJson({ method, body, hasSecrets }: Pick<Endpoint, 'method' | 'body' | 'hasSecrets'>) {
  if (method === 'GET') return false;
  return method === 'DELETE' ? hasSecrets === true : body === undefined;
}
