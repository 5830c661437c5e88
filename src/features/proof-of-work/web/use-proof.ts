import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { challengeOf, type ProvenCall } from './proven-call.ts';

/**
 * Makes a call, and where the server asks for a proof of work, does that work and makes the call again. `working` takes the
 * place of the label of the button that was pressed meanwhile; else it is null. All but the question is loaded when it is needed.
 */
export function useProof() {
  const catalogs = useCatalogs();
  const [working, setWorking] = useState<ReactNode>(null);
  const withProof = async <Reply>(call: ProvenCall<Reply>): Promise<Reply> => {
    try {
      return await call({});
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null) throw error;
      const loaded = Promise.all([import('./prove-and-repeat.tsx'), catalogs.ensure(['proof-of-work'])]);
      const [{ proveAndRepeat }] = await loaded.catch(() => {
        throw new ApiError(0, 'offline');
      });
      return await proveAndRepeat(challenge, call, setWorking).finally(() => setWorking(null));
    }
  };
  return { working, withProof };
}
