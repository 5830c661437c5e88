import './method-choice.css';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PaymentMethod } from '../contract/payment-methods.ts';
import { MethodMark } from './method-mark.tsx';
import { useMethodName, useMethodNote } from './method-names.ts';

interface Props {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The methods of the member's country as a radio group. */
export function MethodChoice({ methods, value, onChange }: Props) {
  const t = useTranslations('payment-providers.method');
  const nameOf = useMethodName();
  const noteOf = useMethodNote();
  const name = useId();
  return (
    <fieldset>
      <legend className="title-s">{t('choose')}</legend>
      <div className="methods">
        {methods.map((method) => (
          <label key={method} className="method">
            <input type="radio" className="radio" name={name} value={method} checked={method === value} onChange={() => onChange(method)} />
            <MethodMark method={method} />
            <b>{nameOf(method)}</b>
            <span className="text-s soft">{noteOf(method)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
