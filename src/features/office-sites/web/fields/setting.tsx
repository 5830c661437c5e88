import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ChoiceChips, Field, SelectInput, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { profileFields, profileNotes, searchFields } from '#features/site/contract/fields.ts';
import { contrastWithWhite } from '../../contract/contrast.ts';
import { type FieldName, fields } from '../../contract/fields.ts';
import { useEditedSite } from '../site-context.ts';
import { typedOf, valueOf } from './typed-value.ts';
import { useFieldWords } from './use-field-words.ts';
import { draftedOf, type Met, useSaveField } from './use-save-field.ts';

const choicesOf: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  search_fields: searchFields,
  visible_profile_fields: profileFields,
  visible_profile_notes: profileNotes,
};

const units: Readonly<Partial<Record<FieldName, 'credits' | 'days' | 'characters' | 'percent'>>> = {
  signup_credits: 'credits',
  message_credits: 'credits',
  photo_credits: 'credits',
  gift_credits: 'credits',
  refund_days: 'days',
  message_length: 'characters',
  'company.delete_discount': 'percent',
};

/** One setting: its name, what it does, and its value, which goes into the draft when it is typed. */
export function Setting({ field }: { readonly field: FieldName }) {
  const t = useTranslations('office-sites.page');
  const words = useFieldWords();
  const { reply } = useEditedSite();
  const value = draftedOf(reply, field);
  const [met, setMet] = useState<Met | null>(null);
  const saving = useSaveField(field, setMet);
  const isChanged = reply.changes.some((change) => change.field === field);
  return (
    <div className="setting" data-field={field}>
      <div className="setting-words">
        <h3 id={`setting-${field}`}>
          {words.titleOf(field)} {isChanged && <span className="amber-mark">{t('changed')}</span>}
        </h3>
        <p className="soft text-s">{words.leadOf(field)}</p>
        <p className="mono soft">{field}</p>
      </div>
      <div className="setting-value">
        <Value key={JSON.stringify(value)} field={field} value={value} saving={saving} />
        {met !== null && (
          <div className="note caution met" role="alert">
            <p>{t('metBy', { name: met.by, value: words.valueOf(field, met.theirs) })}</p>
            <div className="row">
              <Button
                className="tiny"
                onClick={() => {
                  saving.save({ value: met.mine, over: true });
                  setMet(null);
                }}
              >
                {t('takeMine')}
              </Button>
              <Button className="tiny" onClick={() => setMet(null)}>
                {t('takeTheirs')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

interface ValueProps {
  readonly field: FieldName;
  readonly value: unknown;
  readonly saving: ReturnType<typeof useSaveField>;
}

function Value({ field, value, saving }: ValueProps) {
  const t = useTranslations('office-sites.page');
  const words = useFieldWords();
  const title = words.titleOf(field);
  const { kind = 'text', of = [], optional } = fields[field] ?? {};
  const choose = (chosen: unknown) => saving.save({ value: chosen });
  if (kind === 'switch')
    return (
      <ChoiceChips
        legend={title}
        hideLegend
        small
        choices={[
          { value: 'on', label: t('on') },
          { value: 'off', label: t('off') },
        ]}
        value={value === true ? 'on' : 'off'}
        onChange={(chosen) => choose(chosen === 'on')}
        error={saving.problem}
      />
    );
  if (kind === 'choices')
    return (
      <ChoiceChips
        legend={title}
        hideLegend
        small
        multiple
        choices={(choicesOf[field] ?? []).map((one) => ({ value: one, label: words.choiceOf(one) }))}
        value={Array.isArray(value) ? value.map(String) : []}
        // In the order of the list, not of the presses.
        onChange={(chosen) => choose((choicesOf[field] ?? []).filter((one) => chosen.includes(one)))}
        error={saving.problem}
      />
    );
  if (kind === 'choice') {
    const chosen = typeof value === 'string' ? value : '';
    const known = chosen === '' || of.includes(chosen) ? of : [...of, chosen];
    return (
      <Field label={title} hideLabel error={saving.problem}>
        <SelectInput value={chosen} onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}>
          {optional === true && <option value="">{t('notSet')}</option>}
          {known.map((one) => (
            <option key={one} value={one}>
              {words.choiceOf(one)}
            </option>
          ))}
        </SelectInput>
      </Field>
    );
  }
  return <Typed field={field} value={value} saving={saving} />;
}

/** Text is stored when the field is left, or by Enter on one line. What was refused stays there. */
function Typed({ field, value, saving }: ValueProps) {
  const t = useTranslations('office-sites');
  const words = useFieldWords();
  const { kind = 'text', optional = false } = fields[field] ?? {};
  const before = typedOf(field, kind, value);
  const [typed, setTyped] = useState(before);
  const unit = units[field];
  const commit = (text: string) => {
    if (text !== before) saving.save({ value: valueOf(field, text, { kind, optional, value }) });
    else saving.forget();
  };
  const isLong = kind === 'words' || kind === 'list' || kind === 'lines' || kind === 'json';
  const input = {
    value: typed,
    spellCheck: kind === 'words',
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
    onBlur: () => commit(typed),
  };
  const readable = kind === 'color' && /^#[0-9a-f]{6}$/i.test(typed) ? contrastWithWhite(typed) : null;
  return (
    <>
      <Field
        label={words.titleOf(field)}
        hideLabel
        error={saving.problem}
        help={readable === null ? undefined : t('page.contrast', { contrast: Math.floor(readable * 10) / 10 })}
      >
        {isLong ? (
          <TextArea rows={kind === 'words' ? 3 : Math.min(8, Math.max(2, typed.split('\n').length))} {...input} />
        ) : (
          <span className={kind === 'number' ? 'with-unit' : undefined}>
            <TextInput
              inputMode={kind === 'number' ? 'numeric' : undefined}
              {...input}
              onKeyDown={(event) => event.key === 'Enter' && commit(typed)}
            />
            {unit !== undefined && <span aria-hidden="true">{t(`units.${unit}`, { n: Number(typed) || 0 })}</span>}
            {kind === 'color' && readable !== null && <span className="swatch" style={{ background: typed }} aria-hidden="true" />}
          </span>
        )}
      </Field>
      {saving.nearest !== null && (
        <Button
          className="tiny"
          onClick={() => {
            setTyped(String(saving.nearest));
            commit(String(saving.nearest));
          }}
        >
          {t('page.takeNearest', { color: String(saving.nearest) })}
        </Button>
      )}
    </>
  );
}
