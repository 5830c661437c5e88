import './bonus-modal.css';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, ButtonLink, Dialog } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { packagesQuery } from '#features/shop/web/index.ts';
import { discounted } from '../../contract/rules.ts';
import type { Bonus } from './use-bonus.ts';
import { Countdown } from './countdown.tsx';
import { useUntil } from './use-until.ts';

interface Props {
  readonly bonus: Bonus;
  readonly onClose: () => void;
}

/** Shows each price with the welcome discount, and two answers of the same weight. */
export function BonusModal({ bonus: { end, percentage }, onClose }: Props) {
  const t = useTranslations('discounts.modal');
  const line = useTranslations('app.bonus');
  const common = useTranslations('common.action');
  const format = useFormatter();
  const until = useUntil()(end);
  const percent = format.number(percentage / 100, { style: 'percent' });
  const name = useUser()?.profile.name ?? '';
  const title = (
    <span className="bonus-title">
      <span className="bonus-leaf num" aria-hidden="true">
        {percent}
      </span>
      {t('title')}
    </span>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} className="bonus-modal">
      <p className="text-pretty">{t('text', { percent, name })}</p>
      <p className="bonus-end">
        <span>{until}</span>
        <span className="bonus-left">{line.rich('left', { clock: () => <Countdown end={end} className="title-m num" /> })}</span>
      </p>
      <Prices percentage={percentage} />
      <p className="text-s soft text-pretty">{t('terms')}</p>
      <div className="bonus-acts">
        <ButtonLink kind="quiet" to="/credits" onClick={onClose}>
          {line('packages')}
        </ButtonLink>
        <Button kind="quiet" onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}

function Prices({ percentage }: { readonly percentage: number }) {
  const t = useTranslations('shop.package');
  const timed = useTranslations('shop.timed');
  const money = useMoney();
  const { data: packages = [] } = useQuery(packagesQuery(useApi()));
  return (
    <dl className="bonus-prices num">
      {packages.map(({ id, credits, days, price }) => (
        <div key={id}>
          <dt>{days > 0 ? timed('name', { n: days }) : credits === 0 ? t('premium') : t('credits', { n: credits })}</dt>
          <dd>
            <b>{money(discounted(price, percentage))}</b>
            <s className="soft">
              <span className="sr">{t('instead')} </span>
              {money(price)}
            </s>
          </dd>
        </div>
      ))}
    </dl>
  );
}
