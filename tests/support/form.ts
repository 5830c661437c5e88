import type { TestResponse, TestClient } from './test-app.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

/** A form as a browser sends it: its body and its content type. */
export async function encodeForm(
  fields: readonly (readonly [string, string | Buffer])[],
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of fields)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'photo.jpg');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export async function sendForm(
  client: TestClient,
  path: string,
  fields: readonly (readonly [string, string | Buffer])[],
): Promise<TestResponse<Endpoint>> {
  const { body, headers } = await encodeForm(fields);
  return client.raw('POST', path, body, headers);
}
