import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { withMinusSign } from '#platform/contract/money.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { cx, Icon, type IconName } from '#platform/web/ui/index.ts';
import type { Movement } from '../../contract/movements.ts';

const icons = {
  signup: 'gift',
  grant: 'gift',
  purchase: 'plus',
  message: 'chat-circle',
  photo: 'image',
  gift: 'gift',
  refund: 'receipt',
  chargeback: 'receipt',
  returned_fraud: 'arrow-counter-clockwise',
  returned_inactive: 'arrow-counter-clockwise',
  returned_deleted: 'arrow-counter-clockwise',
} as const satisfies Record<Movement['kind'], IconName>;

/** One movement: its reason, the recipient, its value, and the balance afterwards. */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const t = useTranslations('orders.movements');
  const format = useFormatter();
  const { kind, credits, balance } = movement;
  const back = isReturn(kind);
  return (
    <li className={cx('move', credits > 0 && 'in', back && 'back')}>
      <span className="move-icon">
        <Icon name={icons[kind]} />
      </span>
      <span>
        <Title movement={movement} />
        <span className="text-m num">{back ? <Reason movement={movement} /> : <Details movement={movement} />}</span>
      </span>
      <span className="amount num">
        <b>{withMinusSign(format.number(credits, { signDisplay: 'always' }))}</b>
        <span className="text-s">{t('balance', { n: balance })}</span>
      </span>
    </li>
  );
}

type ReturnKind = Extract<Movement['kind'], `returned_${string}`>;
const isReturn = (kind: Movement['kind']): kind is ReturnKind => kind.startsWith('returned_');

function Title({ movement: { kind, credits, name, conversation, order } }: { readonly movement: Movement }) {
  const t = useTranslations('orders.movements');
  const text = (): string => {
    switch (kind) {
      case 'signup':
      case 'grant':
        return t(`kinds.${kind}`);
      case 'purchase':
        return t('kinds.purchase', { n: credits });
      case 'refund':
        return credits > 0 ? t('kinds.refundUndone') : t('kinds.refund');
      case 'chargeback':
        return credits > 0 ? t('kinds.chargebackUndone') : t('kinds.chargeback');
      case 'message':
        return name === null ? t('kinds.message') : t('kinds.messageTo', { name });
      case 'photo':
        return name === null ? t('kinds.photo') : t('kinds.photoTo', { name });
      case 'gift':
        return name === null ? t('kinds.gift') : t('kinds.giftTo', { name });
      case 'returned_fraud':
      case 'returned_inactive':
      case 'returned_deleted':
        return t('returned', { n: credits });
    }
  };
  const to = order !== null ? `/transactions/${order}` : conversation !== null && !isReturn(kind) ? `/chats/${conversation}` : null;
  return to === null ? <b>{text()}</b> : <Link to={to}>{text()}</Link>;
}

/** The reason why credits were given back. */
function Reason({ movement: { kind, sent_at, created_at } }: { readonly movement: Movement }) {
  const t = useTranslations('orders.movements.reasons');
  const dateText = useDateFormat();
  const date = dateText(new Date(sent_at ?? created_at), { day: 'numeric', month: 'long' });
  return isReturn(kind) ? t(kind, { date }) : null;
}

/** "21:40 · 0,45 €" */
function Details({ movement: { kind, credits, gifts, money, created_at } }: { readonly movement: Movement }) {
  const t = useTranslations('orders.movements');
  const price = useTranslations('credits.price');
  const dateText = useDateFormat();
  const moneyText = useMoney();
  const sum = money.map(moneyText).join(' + ');
  const value = (): string => {
    const [paid] = money;
    if (kind === 'purchase' && paid)
      return t('each', { money: sum, price: moneyText({ ...paid, amount: Math.round(paid.amount / credits) }) });
    if (gifts === 0) return sum;
    return sum === '' ? price('gift') : price('mixed', { money: sum, n: gifts });
  };
  const text = value();
  return (
    <>
      {dateText(new Date(created_at), { timeStyle: 'short' })}
      {text !== '' && ` · ${text}`}
    </>
  );
}
