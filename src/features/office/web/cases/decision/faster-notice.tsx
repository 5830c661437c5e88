import { useTranslations } from 'use-intl';
import type { ErrorParams } from '#platform/contract/result.ts';
import { roles } from '#platform/contract/rights.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { decisionActs } from '#features/decisions/contract/rules.ts';
import { Initials } from '../../kit/initials.tsx';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import { OfficeIcon } from '../../kit/office-icon.tsx';
import { useMade } from '../state/use-made.ts';

interface Props {
  readonly about: Case;
  /** What the refusal said; null where the case itself shows it. */
  readonly params: ErrorParams | null;
  readonly onNext: () => void;
}

/** Somebody else decided meanwhile: what, when, and that nothing was done twice. */
export function FasterNotice({ about, params, onNext }: Props) {
  const t = useTranslations('office.cases');
  const roleNames = useTranslations('office.roles');
  const dateText = useDateFormat();
  const madeText = useMade();
  const made = about.decisions.find(({ mine, by }) => !mine && by !== null);
  const at = made?.at ?? (typeof params?.['at'] === 'string' ? params['at'] : null);
  const act = decisionActs.find((one) => one === params?.['act']);
  const role = roles.find((one) => one === params?.['by']);
  const said = {
    time: at === null ? '–' : dateText(new Date(at), { timeStyle: 'medium' }),
    act: made !== undefined ? madeText(made) : act === undefined ? '–' : t(`acts.${act}`),
  };
  const by = made?.by ?? null;
  return (
    <div className="conflict" role="alert">
      {by === null ? <OfficeIcon name="clock-countdown" /> : <Initials name={by} other />}
      <div>
        <p>
          <b>
            {by === null
              ? t('fasterRole', { ...said, role: role === undefined ? '–' : roleNames(role) })
              : t('faster', { ...said, name: by })}
          </b>{' '}
          {t('fasterLead')}
        </p>
        <p className="row mt-2">
          <Button kind="ink" size="small" onClick={onNext}>
            {t('toNext')}
            <KeyHint act="next" />
          </Button>
          {made !== undefined && (
            <Button kind="plain" size="small" onClick={() => document.getElementById('decided')?.focus()}>
              {t('seeDecision')}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
