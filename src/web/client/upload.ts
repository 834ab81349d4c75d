/** Sends a file as the raw body of a call and tells how much of it has left. */
import type { Endpoint } from '../../shared/endpoint.ts';
import { type AnswerOf, fillPath, type RequestOf, readAnswer, withQuery } from './api.ts';
import { cancelled, failureOf, networkFailure } from './errors.ts';

export type UploadOptions = {
  idempotencyKey: string;
  signal?: AbortSignal | undefined;
  /** Share of the file that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** Throws ApiError for every failure. XMLHttpRequest, because fetch does not tell the progress of a body. */
export function upload<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  file: Blob,
  { idempotencyKey, signal, onProgress }: UploadOptions,
): Promise<AnswerOf<E>> {
  const { path, rest } = fillPath(endpoint.path, request);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled());
    const xhr = new XMLHttpRequest();
    xhr.open(endpoint.method, withQuery(path, rest));
    xhr.setRequestHeader('content-type', endpoint.body ?? 'application/octet-stream');
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('idempotency-key', idempotencyKey);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    xhr.onerror = () => reject(networkFailure());
    xhr.onabort = () => reject(cancelled());
    xhr.onload = () => {
      if (xhr.status < 200 || xhr.status > 299)
        return reject(failureOf(xhr.status, xhr.statusText, xhr.responseText));
      try {
        resolve(readAnswer(endpoint, xhr.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(file);
  });
}
