import { useTranslations } from 'use-intl';
import { Button, Checkbox, Field, SelectInput, TextInput } from '#platform/web/ui/index.ts';
import { maxCredits, maxDays, maxPackages, packageKinds } from '../../contract/limits.ts';
import type { DraftPackage } from './draft.ts';

interface Props {
  readonly draft: readonly DraftPackage[];
  readonly onChange: (next: readonly DraftPackage[]) => void;
}

/** What the packages contain, and whether they are sold. */
export function PackagesForm({ draft, onChange }: Props) {
  const t = useTranslations('office-prices');
  const set = (at: number, changes: Partial<DraftPackage>) =>
    onChange(draft.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  return (
    <section className="box pad" aria-labelledby="package-list">
      <h2 id="package-list" className="title-h22">
        {t('edit')}
      </h2>
      <p className="text-s soft">{t('editLead')}</p>
      <ol className="package-list">
        {draft.map((one, at) => (
          <li key={one.id ?? `new-${at}`}>
            <Field label={t('kind')} hideLabel>
              <SelectInput
                className="slim"
                disabled={one.id !== null}
                value={one.kind}
                onChange={(event) =>
                  set(at, event.target.value === 'premium' ? { kind: 'premium', credits: 0 } : { kind: 'credits', days: 0 })
                }
              >
                {packageKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kinds.${kind}`)}
                  </option>
                ))}
              </SelectInput>
            </Field>
            {one.kind === 'credits' ? (
              <Count
                name={t('creditsOf', { n: at + 1 })}
                unit={t('creditsLabel')}
                value={one.credits}
                max={maxCredits}
                onChange={(credits) => set(at, { credits })}
              />
            ) : (
              <Count
                name={t('daysOf', { n: at + 1 })}
                unit={t('daysLabel')}
                value={one.days}
                max={maxDays}
                onChange={(days) => set(at, { days })}
              />
            )}
            <Checkbox
              label={
                <>
                  {t('offered')}
                  <span className="sr">: {t('offeredOf', { n: at + 1 })}</span>
                </>
              }
              checked={one.offered}
              onChange={(event) => set(at, { offered: event.target.checked })}
            />
          </li>
        ))}
      </ol>
      {draft.length < maxPackages && (
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...draft, { id: null, kind: 'credits', credits: 0, days: 0, offered: true, typed: {} }])}
        >
          {t('add')}
        </Button>
      )}
    </section>
  );
}

interface CountProps {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Count({ name, unit, value, max, onChange }: CountProps) {
  return (
    <span className="kind">
      <Field label={name} hideLabel>
        <TextInput
          className="slim price"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={String(value)}
          onChange={(event) => onChange(Math.min(Number(event.target.value.replaceAll(/\D/g, '')), max))}
        />
      </Field>
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}
