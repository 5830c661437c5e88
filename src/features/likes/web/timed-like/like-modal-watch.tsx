import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useUser } from '#features/account/web/index.ts';
import type { LikeModal } from './like-modal.tsx';
import { secondsOf } from './like-modal-seconds.ts';

const load = () => import('./like-modal.tsx');
/** Loaded on the first URL with `t`, which most visits never have. */
let code: ReturnType<typeof load> | null = null;

interface Loaded extends ComponentProps<typeof LikeModal> {
  readonly Modal: typeof LikeModal;
}

/** Shows the like modal requested by the query parameter `t`, on the pages of the surrounding layout. */
export function TimedLike() {
  const member = useUser() !== null;
  const { search, key: entry } = useLocation();
  const catalogs = useCatalogs();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const seconds = member ? secondsOf(search) : null;
  useEffect(() => {
    if (seconds !== null) code ??= load();
    if (code === null) return undefined;
    const openedAt = performance.now();
    let mounted = true;
    Promise.all([code, catalogs.ensure(['likes', 'members'])]).then(
      ([{ LikeModal: Modal }]) => mounted && setLoaded({ Modal, entry, seconds, openedAt }),
      // Offline, or a new version was deployed: no modal is shown.
      () => (code = null),
    );
    return () => {
      mounted = false;
    };
  }, [catalogs, entry, seconds]);
  if (loaded === null) return null;
  const { Modal, ...address } = loaded;
  return <Modal {...address} />;
}
