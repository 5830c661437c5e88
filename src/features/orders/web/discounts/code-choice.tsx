import './discounts.css';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Money } from '#platform/contract/money.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import type { DiscountCode } from '#features/discounts/contract/discount.ts';
import type { Purchase } from '#features/discounts/contract/rules.ts';
import { welcome } from '#features/discounts/contract/welcome-discount.ts';
import { MethodList } from '#features/payment-providers/web/index.ts';
import { CodeField } from './code-field.tsx';
import { savings } from '../order/savings.ts';
import type { CodeOption, DiscountChoice } from './use-discount-choice.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface Props {
  readonly purchase: Purchase;
  readonly choice: DiscountChoice;
}

/**
 * The discount code of the order: the member's own codes that fit, none, or another one that they type. Codes that do not fit are folded,
 * with the reasons.
 */
export function CodeChoice({ purchase, choice }: Props) {
  const t = useTranslations('discounts.choice');
  const name = useId();
  const { options, applied, choose } = choice;
  const fitting = options.filter(({ refusal }) => refusal === null);
  const others = options.filter(({ refusal }) => refusal !== null);
  const another = t(fitting.length > 0 ? 'other' : 'enter');
  const radio = (option: CodeOption) => (
    <CodeRadio
      key={option.discount.code}
      option={option}
      price={purchase.price}
      name={name}
      checked={option.discount.code === applied?.code}
      onChoose={choose}
    />
  );
  return (
    <fieldset className="codes">
      <legend className="title-s">{t('title')}</legend>
      {fitting.length > 0 && (
        <MethodList>
          {fitting.map(radio)}
          <label className="method">
            <input type="radio" className="radio" name={name} checked={applied === null} onChange={() => choose(null)} />
            <b>{t('none')}</b>
          </label>
        </MethodList>
      )}
      <Fold title={another}>
        <CodeField label={another} purchase={purchase} choice={choice} />
      </Fold>
      {others.length > 0 && (
        <Fold title={t('unusable', { n: others.length })}>
          <MethodList>{others.map(radio)}</MethodList>
        </Fold>
      )}
    </fieldset>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="code-fold">
      <summary>
        {title}
        <Icon name="caret-down" />
      </summary>
      {children}
    </details>
  );
}

interface RadioProps {
  readonly option: CodeOption;
  readonly price: Money;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: (code: string) => void;
}

function CodeRadio({ option: { discount, refusal }, price, name, checked, onChoose }: RadioProps) {
  const t = useTranslations('discounts.choice');
  const money = useMoney();
  const refusalText = useRefusalText();
  const describe = useDescription();
  const order = refusal?.code === 'discount_reserved' ? refusal.params['order'] : undefined;
  return (
    <>
      <label className={cx('method', refusal && 'off')}>
        <input
          type="radio"
          className="radio"
          name={name}
          value={discount.code}
          checked={checked}
          disabled={refusal !== null}
          onChange={() => onChoose(discount.code)}
        />
        <span className="code-text">
          <b>{discount.code}</b>
          {refusal ? <span className="code-why">{refusalText(refusal)}</span> : <span className="code-about">{describe(discount)}</span>}
        </span>
        {!refusal && <b className="code-saves num">{money(savings(price, discount.value_percentage))}</b>}
      </label>
      {order !== undefined && (
        <Link className="link code-order" to={`/transactions/${order}`}>
          {t('openOrder')}
        </Link>
      )}
    </>
  );
}

function useDescription(): (discount: DiscountCode) => string {
  const t = useTranslations('discounts.choice');
  const format = useFormatter();
  return ({ code, value_percentage: percentage, expires }) =>
    code === welcome.code && expires !== null
      ? t('first', { percentage, until: format.dateTime(new Date(expires), { dateStyle: 'short', timeStyle: 'short' }) })
      : t('percent', { percentage });
}
