import { useState } from 'react';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { TextInput } from '#platform/web/ui/index.ts';

interface Props {
  readonly name?: string;
  readonly 'aria-label'?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number of credits. */
export function CountInput({ value, onChange, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      value={value === 0 ? '' : String(value)}
      placeholder="0"
      onChange={(event) => onChange(Number(event.target.value.replaceAll(/\D/g, '').slice(0, 6)))}
    />
  );
}

/** An amount of money in minor units, typed as 9,90 or 9.90. What was typed stays until the field is left. */
export function AmountInput({ value, decimals, onChange, ...rest }: Props & { readonly decimals: number }) {
  const language = useLanguage();
  const [text, setText] = useState<string | null>(null);
  const shown =
    value === 0
      ? ''
      : new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }).format(
          value / 10 ** decimals,
        );
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      value={text ?? shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(readAmount(event.target.value, decimals));
      }}
      onBlur={() => setText(null)}
    />
  );
}

/** Zero for what is no amount. */
function readAmount(text: string, decimals: number): number {
  const number = Number(text.replace(',', '.').replaceAll(/[^\d.]/g, ''));
  return Number.isFinite(number) && number < 1_000_000 ? Math.round(number * 10 ** decimals) : 0;
}
