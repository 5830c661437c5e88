/**
 * A Fastify route constraint that distinguishes two endpoints with the same method and path by a query parameter
 * (`Endpoint.flag`): a call with the parameter reaches only the endpoint with it, a call without only the other.
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
