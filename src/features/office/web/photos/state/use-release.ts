import { useEffect } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { releasePhotos } from '#features/cases/contract/calls.ts';
import { queryText } from '#platform/web/data/api-client.ts';
import { useOffice } from '../../kit/office-context.ts';

/** Frees the stack for others when the person leaves the page; otherwise it is theirs for ten minutes more. */
export function useRelease(): void {
  const api = useApi();
  const { about } = useOffice();
  const site = about.site;
  useEffect(() => {
    const query = site === undefined ? {} : { site };
    const left = () => {
      const body = new Blob(['{}'], { type: 'application/json' });
      navigator.sendBeacon(`/api/${releasePhotos.path}${queryText(query)}`, body);
    };
    addEventListener('pagehide', left);
    return () => {
      removeEventListener('pagehide', left);
      // Not when React only looks whether effects can run twice.
      setTimeout(() => {
        if (location.pathname !== '/admin/photos' || (new URLSearchParams(location.search).get('site') ?? undefined) !== site?.toString())
          // Whoever has lost the connection loses the stack in ten minutes.
          void api(releasePhotos, { query, body: {} }).catch(() => undefined);
      });
    };
  }, [api, site]);
}
