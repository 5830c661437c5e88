import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Api, transportWith } from '#platform/web/data/api-client.ts';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { getSetup, postSetup } from '../contract/calls.ts';
import type { postSetup as postEndpoint } from '../contract/endpoints.ts';
import { setupTokenHeader } from '../contract/rules.ts';
import type { Setup } from '../contract/schemas.ts';

const kept = 'setup-token';

/**
 * The token of the link. It leaves the address at once, so that it gets into no screenshot, and stays in this tab for a reload and for
 * the way back from the payment page.
 */
export function takeToken(): string | null {
  const [, token = ''] = location.hash.split('#');
  if (token === '') return sessionStorage.getItem(kept);
  sessionStorage.setItem(kept, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

export const forgetToken = (): void => sessionStorage.removeItem(kept);

/** The API with the token in a header. */
export const apiWith = (api: Api, token: string): Api => api.withTransport(transportWith({ [setupTokenHeader]: token }));

const setupKey = ['setup'];

export const setupQuery = (api: Api) =>
  queryOptions({
    queryKey: setupKey,
    queryFn: async () => (await api(getSetup)).setup,
    // Another browser may work on the same set-up.
    refetchOnWindowFocus: 'always',
  });

export interface SetupTools {
  readonly api: Api;
  readonly setup: Setup;
}

const SetupContext = createContext<SetupTools | null>(null);
export const SetupProvider = SetupContext.Provider;

export function useSetup(): SetupTools {
  const tools = useContext(SetupContext);
  if (tools === null) throw new Error('outside of the set-up');
  return tools;
}

type Body = BodyOf<typeof postEndpoint>;
export type PostReply = ReplyOf<typeof postEndpoint>;

/** One act of the set-up. Its reply is what all steps show then; after a refusal they read anew what is there. */
export function usePost(done?: (reply: PostReply) => void) {
  const { api } = useSetup();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => api(postSetup, { body }),
    onSuccess(reply) {
      queries.setQueryData(setupKey, reply.setup);
      done?.(reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey: setupKey }),
  });
}

/** What is there now, whatever the page shows. */
export function useReadAgain(): () => Promise<Setup> {
  const { api } = useSetup();
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...setupQuery(api), staleTime: 0 });
}
