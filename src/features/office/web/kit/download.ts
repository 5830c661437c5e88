import type { Transport } from '#platform/web/data/api-client.ts';

/** For calls whose reply is a file: it arrives as a `Blob`, a refusal as JSON. */
export const fileTransport: Transport = async ({ method, url, body: sent, signal }) => {
  const json = sent === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
  const response = await fetch(url, { method, ...json, ...(signal && { signal }) });
  const body: unknown = response.ok ? await response.blob() : await response.json().catch(() => null);
  return { status: response.status, body, retryAfter: null };
};

/** Keeps a file as the browser keeps downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Not at once: some browsers read it only then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
