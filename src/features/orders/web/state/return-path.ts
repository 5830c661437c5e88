/** The value of `?return_to=`; null when it is missing or not a path on this site. */
export function returnPathOf(search: URLSearchParams): string | null {
  const path = search.get('return_to');
  return path !== null && path.length <= 300 && /^\/(?![/\\])[!-~]*$/.test(path) ? path : null;
}

export const isConversation = (path: string): boolean => path.startsWith('/chats/') || /^\/members\/\d+\/chat$/.test(path);
