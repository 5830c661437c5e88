import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { TestResponse } from './test-app.ts';

/** The attributes of a cookie that a response sets, by their lower-case names; undefined when it does not set the cookie. */
export function cookieSetBy(response: TestResponse<Endpoint>, name: string): Readonly<Record<string, string>> | undefined {
  const lines = [response.headers['set-cookie'] ?? []].flat().map(String);
  const line = lines.find((candidate) => candidate.startsWith(`${name}=`));
  if (line === undefined) return undefined;
  const [value = '', ...attributes] = line.split('; ');
  return Object.fromEntries([
    ['value', value.slice(name.length + 1)],
    ...attributes.map((attribute) => [attribute.split('=')[0]?.toLowerCase(), attribute.split('=')[1] ?? '']),
  ]);
}
