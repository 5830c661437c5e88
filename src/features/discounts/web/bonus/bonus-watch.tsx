import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { isBusy } from '#platform/web/interaction/is-busy.ts';
import { useUser } from '#features/account/web/index.ts';
import { packagesQuery } from '#features/shop/web/index.ts';
import { bonusKey } from '../queries.ts';
import { useBonus } from './use-bonus.ts';
import type { BonusModal } from './bonus-modal.tsx';
import { inMembersArea } from './members-area.ts';

/** Ms after entering the members area; specification §4. */
const delay = 40_000;
const retryDelay = 500;

interface Props {
  readonly isDismissed: boolean;
  readonly onDismiss: () => void;
}

/** Shows the modal of the welcome discount to members without credits, once they have been in the members area for a while. */
export function BonusWatch({ isDismissed, onDismiss }: Props) {
  const user = useUser();
  const bonus = useBonus();
  useEndWithPurchase();
  const isInside = inMembersArea(useLocation().pathname);
  const isDue = useIsDue(isInside);
  const wanted = isDue && user?.credits === 0 && bonus !== null && !isDismissed;
  const loaded = useModalWhen(wanted);
  if (!wanted || loaded === null) return null;
  const { Modal } = loaded;
  return <Modal bonus={bonus} onClose={onDismiss} />;
}

/** Reloads the discount after a purchase: even if the bank takes the payment back, the discount does not return. */
function useEndWithPurchase(): void {
  const queries = useQueryClient();
  const paid = useUser()?.paid_user ?? false;
  const last = useRef(paid);
  useEffect(() => {
    if (paid && !last.current) void queries.resetQueries({ queryKey: bonusKey });
    last.current = paid;
  }, [paid, queries]);
}

/** Leaving the area cancels the timer; navigating inside it does not. */
function useIsDue(isInside: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isInside) return undefined;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isInside]);
  return isDue;
}

interface Loaded {
  readonly Modal: typeof BonusModal;
}

/** Loads the modal when it is needed, and waits until the member is not interacting with the page. */
function useModalWhen(wanted: boolean): Loaded | null {
  const queries = useQueryClient();
  const api = useApi();
  const catalogs = useCatalogs();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const open = (modal: Loaded) => {
      if (!isWanted) return;
      if (isBusy()) timer = setTimeout(open, retryDelay, modal);
      else setLoaded(modal);
    };
    void Promise.all([
      import('./bonus-modal.tsx'),
      catalogs.ensure(['discounts', 'shop']),
      queries.ensureQueryData(packagesQuery(api)),
    ]).then(
      ([module]) => open({ Modal: module.BonusModal }),
      // Offline, or a new version was deployed: no modal is shown.
      () => undefined,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setLoaded(null);
    };
  }, [wanted, queries, api, catalogs]);
  return loaded;
}
