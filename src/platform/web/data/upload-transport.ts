import type { Transport } from './api-client.ts';

/**
 * Sends the fields of the body and one file as a form, for endpoints with `upload`: `api.through(uploadTransport(file, tell))`.
 * `onProgress` gets the share of the bytes that have left, 0 to 1; `fetch` could not tell.
 */
export const uploadTransport =
  (file: Blob, onProgress: (share: number) => void): Transport =>
  ({ method, url, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.setRequestHeader('X-Request-Type', 'app');
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const retryAfter = request.getResponseHeader('retry-after');
        const seconds = Number(retryAfter ?? Number.NaN);
        resolve({ status: request.status, body: parse(request.responseText), retryAfter: Number.isFinite(seconds) ? seconds : null });
      });
      request.addEventListener('error', () => reject(new TypeError('upload failed')));
      request.addEventListener('abort', () => reject(new DOMException('upload aborted', 'AbortError')));
      if (signal?.aborted) return reject(new DOMException('upload aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(formOf(body, file));
    });

/** The file comes last, so that the server knows the fields when it arrives. */
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
