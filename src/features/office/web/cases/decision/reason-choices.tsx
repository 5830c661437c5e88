import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { caseReasons, photoReasons } from '#features/decisions/contract/rules.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import type { Draft } from '../state/draft.ts';

interface Props {
  readonly about: Case;
  readonly draft: Draft;
  readonly change: (change: Partial<Omit<Draft, 'ids'>>) => void;
}

/** Why, by the keys 1 to 6. */
export function ReasonChoices({ about, draft, change }: Props) {
  const t = useTranslations('office.cases');
  // A picture that nobody has reported is judged as a photo is.
  const reasons = about.acts.includes('accept') ? photoReasons : caseReasons;
  useKey('reason', (key) => {
    const reason = reasons[Number(key) - 1];
    if (reason !== undefined) change({ reason });
  });
  return (
    <fieldset className="why6">
      <legend className="label">{t('why')}</legend>
      {reasons.map((reason, at) => (
        <label key={reason} className={cx(draft.reason === reason && 'on')}>
          <input type="radio" className="radio" name="reason" checked={draft.reason === reason} onChange={() => change({ reason })} />
          <span>{t(`decisionReasons.${reason}`)}</span>
          <KeyHint act="reason" label={String(at + 1)} />
        </label>
      ))}
    </fieldset>
  );
}
