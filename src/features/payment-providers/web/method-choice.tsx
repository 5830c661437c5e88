import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { PaymentMethod } from '../contract/payment-methods.ts';
import { useMethodName, useMethodNote, useMethodPlate } from './method-names.ts';
import { MethodList } from './method-list.tsx';
import { MethodPlate } from './method-plate.tsx';

interface Props {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The methods of the member's country as a radio group. */
export function MethodChoice({ methods, value, onChange }: Props) {
  const t = useTranslations('payment-providers.method');
  const nameOf = useMethodName();
  const plateOf = useMethodPlate();
  const noteOf = useMethodNote();
  const name = useId();
  return (
    <fieldset>
      <legend className="title-s">{t('choose')}</legend>
      <MethodList>
        {methods.map((method) => (
          <label key={method} className="method">
            <input type="radio" className="radio" name={name} value={method} checked={method === value} onChange={() => onChange(method)} />
            <MethodPlate method={method} />
            <span>
              {/* The plate of most methods is their name. */}
              <b className={cx(plateOf(method) === nameOf(method) && 'sr')}>{nameOf(method)}</b>{' '}
              <span className="note">{noteOf(method)}</span>
            </span>
          </label>
        ))}
      </MethodList>
    </fieldset>
  );
}
