import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Links to the terms of the order, below its button. */
export function LegalLinks() {
  const t = useTranslations('orders.checkout');
  return <p className="text-s soft">{t.rich('applies', { terms: linkTo('/pages/terms'), returns: linkTo('/pages/return-policy') })}</p>;
}

/** In a tab of its own, so that the order stays where it is. */
const linkTo = (path: string) => (text: ReactNode) => (
  <a className="link" href={path} target="_blank">
    {text}
  </a>
);
