import { type ChangeEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regionName } from '#platform/contract/known-to-intl.ts';
import { cx, Field, TextInput } from '#platform/web/ui/index.ts';
import { bankOf } from '../contract/bank-names.ts';
import { checkIban, type IbanCheck, plainIban, spacedIban } from '../contract/iban.ts';

interface Props {
  readonly value: string;
  /** True after the form was sent: the field then reports a missing value. */
  readonly tried: boolean;
  readonly onChange: (iban: string) => void;
}

/** Checks the IBAN while it is typed: its length, its country and bank, and whether it is valid. */
export function IbanField({ value, tried, onChange }: Props) {
  const t = useTranslations('direct-debit.debit');
  const [left, setLeft] = useState(false);
  const check = checkIban(value);
  const texts = useIbanTexts(value, check);
  const missing = check.state === 'part' && (tried || (left && value !== ''));
  const error = missing ? (value === '' ? t('required') : texts.short) : check.state === 'part' ? undefined : texts.error;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Adds spaces only where they cannot move the cursor.
    const atEnd = target.selectionStart === target.value.length;
    onChange(atEnd && target.value.length > value.length ? spacedIban(target.value) : target.value);
  };
  return (
    <Field
      label={t('iban')}
      error={error}
      good={texts.good}
      help={error === undefined && texts.good === undefined ? texts.progress : undefined}
    >
      <TextInput
        className="iban"
        value={value}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={() => {
          setLeft(true);
          onChange(spacedIban(value));
        }}
        onChange={change}
      />
      <IbanPips check={check} />
    </Field>
  );
}

function useIbanTexts(value: string, { country, typed, length, state, swapped }: IbanCheck) {
  const t = useTranslations('direct-debit');
  const locale = useLocale();
  const place = country === null ? '' : regionName(locale, country);
  const bank = state === 'good' ? bankOf(plainIban(value)) : null;
  const count = { typed, length, country: place };
  return {
    progress: country === null ? t('debit.ibanHelp') : t('debit.ibanTyped', count),
    short: country === null ? t('errors.iban_invalid') : t('debit.ibanShort', count),
    good: state === 'good' ? t(bank === null ? 'debit.ibanGood' : 'debit.ibanGoodBank', { ...count, bank: bank ?? '' }) : undefined,
    error:
      state === 'country'
        ? t('debit.ibanCountry', { country: place })
        : state === 'wrong'
          ? t(swapped ? 'debit.ibanSwapped' : 'errors.iban_invalid')
          : undefined,
  };
}

/** A mark for each character, in groups of four as on a bank card. */
function IbanPips({ check: { typed, length, state, swapped } }: { readonly check: IbanCheck }) {
  const groups = Array.from({ length: Math.ceil(length / 4) }, (_group, group) =>
    Array.from({ length: Math.min(4, length - group * 4) }, (_mark, mark) => group * 4 + mark),
  );
  return (
    <span className={cx('iban-pips', state)} aria-hidden="true">
      {groups.map((marks) => (
        <span key={marks[0]} style={{ flex: marks.length }}>
          {marks.map((mark) => (
            <i key={mark} className={cx(mark < typed && 'on', swapped && (mark === 2 || mark === 3) && 'swapped')} />
          ))}
        </span>
      ))}
    </span>
  );
}
