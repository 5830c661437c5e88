import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, Button, ButtonLink, Icon, Panel } from '#platform/web/ui/index.ts';
import type { SavedMethod } from '../../contract/saved-method.ts';
import type { Package } from '#features/shop/contract/package.ts';
import type { Terms } from '../checkout/order-terms.tsx';
import { useMethodName } from '#features/payment-providers/web/index.ts';
import { returnPathOf } from '../state/return-path.ts';
import { seenOf, useBuy } from '../checkout/use-buy.ts';
import { LegalLinks } from '../checkout/legal-links.tsx';
import { useLegalNote } from '../checkout/use-legal-note.ts';
import { usePackageName } from '#features/shop/web/index.ts';

interface Props {
  readonly pkg: Package;
  /** Null: the next step is the choice of a method. */
  readonly savedMethod: SavedMethod | null;
  readonly terms: Terms;
}

/** The order with its full price, and the button that pays it. */
export function RepeatSummary({ pkg, savedMethod, terms }: Props) {
  const t = useTranslations('orders');
  const money = useMoney();
  const nameOf = usePackageName();
  const methodName = useMethodName();
  const errorText = useErrorText('orders');
  const legal = useLegalNote();
  const [search] = useSearchParams();
  const buy = useBuy(returnPathOf(search));
  const { price, vat } = pkg;
  const order = () => {
    if (savedMethod === null) return;
    terms.accept((agreed) =>
      buy.order({ package: pkg.id, method: savedMethod.method, means: savedMethod.id, ...agreed }, seenOf(pkg, price)),
    );
  };
  return (
    <Panel as="aside" tone="raised" className="summary">
      <h2 className="title-s">{t('checkout.summary')}</h2>
      <dl className="bill num">
        <div>
          <dt>{t('checkout.once', { what: nameOf(pkg) })}</dt>
          <dd>{money(price)}</dd>
        </div>
        {savedMethod !== null && (
          <div>
            <dt>{methodName(savedMethod.method)}</dt>
            <dd className="wrap-anywhere">{savedMethod.label}</dd>
          </div>
        )}
      </dl>
      <p className="total">
        <span>
          <b>{t('checkout.total')}</b>
          {vat.rate > 0 && (
            <span className="incl text-s soft num">
              {t('repeat.vat', { rate: vat.rate, amount: money({ ...price, amount: vat.amount }) })}
            </span>
          )}
        </span>
        <span className="title-l num">{money(price)}</span>
      </p>
      {savedMethod === null ? (
        <ButtonLink kind="primary" size="tall" wide to={`/credits/${pkg.id}`}>
          {t('repeat.next')}
          <Icon name="arrow-right" />
        </ButtonLink>
      ) : (
        <Button kind="primary" size="tall" wide loading={buy.busy} onClick={order}>
          {t('checkout.buy')}
        </Button>
      )}
      {buy.error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(buy.error)}
        </Alert>
      )}
      <p className="text-s soft">{legal(pkg)}</p>
      <LegalLinks />
    </Panel>
  );
}
