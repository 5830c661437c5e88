/**
 * Tells calls of one method and path apart by a parameter of the query (`Endpoint.flag`), before anything is read of
 * them: the call with the parameter never reaches the operation without it, nor the other way round.
 */
export const queryFlag = {
  name: 'flag',
  storage<Handler>() {
    const handlers = new Map<string, Handler>();
    return {
      get: (flag: string): Handler | null => handlers.get(flag) ?? null,
      set: (flag: string, handler: Handler): void => void handlers.set(flag, handler),
    };
  },
  deriveConstraint: ({ url = '' }: { readonly url?: string | undefined }): string => (/[?&]push(?:[=&]|$)/.test(url) ? 'push' : ''),
};

/** The address under which the API describes a call: those of one path are told apart in it. */
export const describedUrl = (url: string, flag: unknown): string => (typeof flag === 'string' ? `${url}?${flag}=1` : url);
