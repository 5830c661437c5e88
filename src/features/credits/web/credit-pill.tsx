import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#platform/web/ui/index.ts';

/** Specification §9: a warning at 10 credits or fewer, danger at 0. */
const lowBalance = 10;

export const creditLevel = (credits: number): 'none' | 'low' | 'enough' =>
  credits === 0 ? 'none' : credits <= lowBalance ? 'low' : 'enough';

interface Props {
  readonly user: { readonly credits: number; readonly paid_user: boolean };
  readonly creditsLabel: ReactNode;
  readonly premiumLabel: string;
}

/** The credits of a member; without any, those who never paid see a link to premium. */
export function CreditPill({ user: { credits, paid_user }, creditsLabel, premiumLabel }: Props) {
  const level = paid_user ? creditLevel(credits) : 'enough';
  return (
    <Link className={cx('credit-pill', level !== 'enough' && level)} to={paid_user ? '/credits' : '/premium'}>
      <span className="coin" />
      {paid_user || credits > 0 ? creditsLabel : premiumLabel}
    </Link>
  );
}
