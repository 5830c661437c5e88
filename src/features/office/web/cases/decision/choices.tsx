import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Field, SelectInput, ChoiceChips } from '#platform/web/ui/index.ts';
import { restrictions } from '#features/decisions/contract/rules.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import type { Act } from '../../kit/keys/office-keys.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { type Choice, choicesOf, type Draft, endIn } from '../state/draft.ts';

const keys = {
  ban: 'ban',
  timed: 'timed',
  warn: 'warn',
  innocent: 'innocent',
  accept: 'favour',
  restore: 'favour',
  uphold: 'ban',
  hide: null,
  remove: null,
} as const satisfies Record<Choice, Act | null>;

interface Props {
  readonly about: Case;
  readonly draft: Draft;
  readonly change: (change: Partial<Omit<Draft, 'ids'>>) => void;
}

/** What happens: nothing is chosen in advance, and each choice has its key. */
export function ActChoices({ about, draft, change }: Props) {
  const t = useTranslations('office.cases');
  const possible = choicesOf(about.acts);
  const isAppeal = about.appeal !== null;
  const choose = (choice: Choice) =>
    change({ choice, ...(choice !== 'timed' && { timed: null, restrict: [] }), ...(choice !== 'remove' && { items: [] }) });
  const keyed = (act: Act) => {
    const choice = possible.find((one) => keys[one] === act);
    return choice === undefined ? null : () => choose(choice);
  };
  useKey('ban', keyed('ban'));
  useKey('timed', keyed('timed'));
  useKey('warn', keyed('warn'));
  useKey('innocent', keyed('innocent'));
  useKey('favour', keyed('favour'));
  return (
    <fieldset className={isAppeal ? 'acts2' : 'acts4'}>
      <legend className="label">{t('happens')}</legend>
      {possible.map((choice) => {
        const act = keys[choice];
        return (
          <label key={choice} className="chip">
            <input type="radio" name="act" checked={draft.choice === choice} onChange={() => choose(choice)} />
            <span>{t(`choices.${choice}`)}</span>
            {act !== null && <KeyHint act={act} />}
          </label>
        );
      })}
    </fieldset>
  );
}

const lengths = [1, 3, 7, 14, 30, 90] as const;

/** For a time: what holds, and until when. Hiding a profile can have an end. */
export function TimedChoices({ about, draft, change }: Props) {
  const t = useTranslations('office.cases');
  const box = useRef<HTMLDivElement>(null);
  const isTimed = draft.choice === 'timed';
  useEffect(() => {
    // Chosen by its key: the arrow keys choose what holds.
    if (isTimed && document.activeElement?.matches('body, h2') === true) box.current?.querySelector('input')?.focus();
  }, [isTimed]);
  if (!isTimed && draft.choice !== 'hide') return null;
  const kinds = (['suspend', 'restrict'] as const).filter((one) => about.acts.includes(one));
  return (
    <div ref={box} className="grid gap-3">
      {isTimed && (
        <ChoiceChips
          small
          legend={t('timed')}
          value={draft.timed}
          onChange={(timed) => change({ timed, ...(timed === 'suspend' && { restrict: [] }) })}
          choices={kinds.map((value) => ({ value, label: t(`timedKinds.${value}`) }))}
        />
      )}
      {isTimed && draft.timed === 'restrict' && (
        <ChoiceChips
          small
          multiple
          legend={t('restrict')}
          value={draft.restrict}
          onChange={(restrict) => change({ restrict })}
          choices={restrictions.map((value) => ({ value, label: t(`restricts.${value}`) }))}
        />
      )}
      {(!isTimed || draft.timed !== null) && (
        <Field label={t('end')}>
          <SelectInput
            className="slim"
            value={draft.end === null ? '' : (draft.end.days ?? 'none')}
            onChange={({ target: { value } }) =>
              change({ end: value === '' ? null : endIn(value === 'none' ? null : Number(value), Date.now()) })
            }
          >
            <option value="">–</option>
            {lengths.map((n) => (
              <option key={n} value={n}>
                {t('days', { n })}
              </option>
            ))}
            <option value="none">{t('noEnd')}</option>
          </SelectInput>
        </Field>
      )}
    </div>
  );
}
