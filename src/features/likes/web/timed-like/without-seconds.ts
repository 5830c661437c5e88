/** The query string without `t`, otherwise unchanged. */
export function withoutSeconds(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair !== 't' && !pair.startsWith('t='));
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}
