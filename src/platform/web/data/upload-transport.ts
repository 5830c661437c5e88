import { readRetryAfter } from '#platform/contract/http/retry-after.ts';
import type { Transport } from './api-client.ts';
import { callHeaders } from './call-headers.ts';

/**
 * Sends the fields of the body and one file as a form, for endpoints with `upload`: `api.withTransport(uploadTransport(file, onProgress))`.
 * `onProgress` gets the share of the bytes sent, 0 to 1; an XMLHttpRequest, because `fetch` does not report upload progress.
 */
export const uploadTransport =
  (file: Blob, onProgress: (share: number) => void): Transport =>
  ({ method, url, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const retryAfter = readRetryAfter(request.getResponseHeader('retry-after'));
        resolve({ status: request.status, body: parse(request.responseText), retryAfter });
      });
      request.addEventListener('error', () => reject(new TypeError('upload failed')));
      request.addEventListener('abort', () => reject(new DOMException('upload aborted', 'AbortError')));
      if (signal?.aborted) return reject(new DOMException('upload aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(formOf(body, file));
    });

/** The file comes last, so that the server has read the fields before it. */
function formOf(body: unknown, file: Blob): FormData {
  const form = new FormData();
  if (typeof body === 'object' && body !== null) for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
