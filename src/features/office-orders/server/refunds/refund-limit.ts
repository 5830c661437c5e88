import type { Site } from '#features/site/server/index.ts';
import { usualRefundLimit } from '../../contract/rules.ts';

/** What one person refunds alone at most, in minor units of the order's currency. */
export const limitOf = ({ settings }: Pick<Site, 'settings'>): number => settings.refund_limit ?? usualRefundLimit;

/** @param may Whether the person may refund, and not only ask for it. */
export const needsSecondPerson = (site: Pick<Site, 'settings'>, amount: number, may: boolean): boolean => !may || amount > limitOf(site);
