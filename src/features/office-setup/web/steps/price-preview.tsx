import { useTranslations } from 'use-intl';
import { moneyText } from '#platform/contract/money.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { cx } from '#platform/web/ui/index.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import type { PricesAnswers } from '../../contract/schemas.ts';

interface Props {
  readonly currency: string;
  readonly packages: PricesAnswers['packages'];
  /** Credits of a message. */
  readonly cost: number;
}

/** What members will read about the packages in one currency. */
export function PricePreview({ currency, packages, cost }: Props) {
  const t = useTranslations('office-setup.prices');
  const language = useLanguage();
  const sold = packages.flatMap(({ credits, prices }, n) => {
    const price = { amount: prices[currency] ?? 0, currency };
    const each = price.amount > 0 ? messagePrice(price, credits, cost) : null;
    return each === null ? [] : [{ n, credits, price, each }];
  });
  if (sold.length === 0) return null;
  const amounts = sold.map(({ each }) => each.amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return (
    <figure className="setup-preview">
      <figcaption className="label">{t('preview')}</figcaption>
      <ul>
        {sold.map(({ n, credits, price, each }) => (
          <li key={n}>
            <p className="num">
              <span>
                <b>{t('previewCredits', { n: credits })}</b>
                {each.amount === least && least < most && <span className="setup-tag">{t('cheapest')}</span>}
              </span>
              <b>{moneyText(price, language)}</b>
            </p>
            <p
              className={cx('bar num text-s', each.amount === least && least < most && 'best')}
              style={{ width: `${Math.max(35, (100 * each.amount) / Math.max(1, most))}%` }}
            >
              {t('previewLine', { price: moneyText(each, language) })}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
