import { useTranslations } from 'use-intl';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { cx, Field, TextInput } from '#platform/web/ui/index.ts';

const places = [0, 1, 2, 3, 4, 5];

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** One field that looks like six: a code from an SMS can be filled in, pasted and corrected as in any other field. */
export function CodeInput({ value, error, onChange }: Props) {
  const t = useTranslations('direct-debit.debit');
  return (
    <Field label={t('code')} error={error}>
      <span className={cx('code-boxes', error !== undefined && 'is-error')}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={60}
          value={value}
          onChange={({ target }) => onChange(cleanValue(target.value).replaceAll(/\D/g, '').slice(0, places.length))}
        />
        {places.map((place) => (
          <i key={place} aria-hidden="true" className={cx(place === Math.min(value.length, places.length - 1) && 'at')}>
            {value[place]}
          </i>
        ))}
      </span>
    </Field>
  );
}
