import { useTranslations } from 'use-intl';
import { Field, SelectInput } from '#platform/web/ui/index.ts';
import type { LogRow } from '#features/staff/contract/schemas.ts';
import { actNames } from './act-names.ts';

interface Props {
  readonly rows: readonly LogRow[];
  readonly who: number | undefined;
  readonly what: string | undefined;
  readonly onChange: (name: 'who' | 'what', value: string) => void;
}

/** Who and what; both stand in the address. */
export function LogFilters({ rows, who, what, onChange }: Props) {
  const t = useTranslations('office.log');
  const acts = useTranslations('office.acts');
  const people = new Map(rows.flatMap((row) => (row.who === null ? [] : [[row.who.id, row.who.name] as const])));
  if (who !== undefined && !people.has(who)) people.set(who, t('personNumber', { n: who }));
  return (
    <div className="row">
      <Field label={t('who')} hideLabel>
        <SelectInput className="slim" value={who ?? ''} onChange={(event) => onChange('who', event.target.value)}>
          <option value="">{t('everybody')}</option>
          {[...people].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t('whatColumn')} hideLabel>
        <SelectInput className="slim" value={what ?? ''} onChange={(event) => onChange('what', event.target.value)}>
          <option value="">{t('everything')}</option>
          {actNames.map((name) => (
            <option key={name} value={name}>
              {acts(name)}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}
