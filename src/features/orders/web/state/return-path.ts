/** The value of `?return_to=`; null when it is missing or not a path on this site. */
export function returnPathOf(search: URLSearchParams): string | null {
  const path = search.get('return_to');
  return path !== null && path.length <= 300 && /^\/(?![/\\])[!-~]*$/.test(path) ? path : null;
}

export const isConversation = (path: string): boolean => path.startsWith('/chats/') || /^\/members\/\d+\/chat$/.test(path);

/** Whether a return path leads to this conversation, or to the one with this member. */
export function leadsToConversation(path: string | null, conversation: number, member: number): boolean {
  const page = path?.replace(/[?#].*$/, '');
  return page === `/chats/${conversation}` || page === `/members/${member}/chat`;
}
