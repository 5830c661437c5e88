import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { advice, type SetupStep, setupSteps } from '../contract/rules.ts';
import type { Setup } from '../contract/schemas.ts';
import { useMissingNames } from './use-missing.ts';

/** When something was stored last, and for how long the link is valid. */
export function SavedLine({ setup }: { readonly setup: Setup }) {
  const t = useTranslations('office-setup');
  const dateText = useDateFormat();
  const [now] = useState(Date.now);
  const hours = Math.max(0, Math.round((new Date(setup.ends_at).getTime() - now) / 3_600_000));
  return (
    <p className="setup-saved text-s soft num">
      {setup.saved_at !== null && `${t('saved', { time: dateText(new Date(setup.saved_at), { timeStyle: 'short' }) })} `}
      {t('validFor', { hours })}
    </p>
  );
}

interface Props {
  readonly setup: Setup;
  readonly step: SetupStep;
  readonly onStep: (step: SetupStep) => void;
}

/** The six steps with their states, and what is missing before the site can open. */
export function StepsList({ setup, step, onStep }: Props) {
  const t = useTranslations('office-setup');
  const names = useMissingNames();
  const isVital = ({ reason }: Setup['missing'][number]) => !advice.has(reason);
  const stateOf = (one: SetupStep) => {
    const missing = setup.missing.filter((gap) => gap.step === one);
    if (missing.some(isVital)) return isBegun(setup, one) ? 'part' : 'open';
    return 'done';
  };
  const left = setupSteps.filter((one) => stateOf(one) !== 'done').length;
  const vital = setup.missing.filter(isVital);
  return (
    <nav className="setup-side" aria-label={t('steps')}>
      <div>
        <h1 className="title-h28">{t('stepsLeft', { n: left })}</h1>
        <p className="soft">{left === 0 ? t('readyLead') : t('resume')}</p>
      </div>
      <ol className="setup-steps">
        {setupSteps.map((one, n) => {
          const state = stateOf(one);
          return (
            <li key={one}>
              <button
                type="button"
                className={cx('setup-step', state, one === step && 'now')}
                aria-current={one === step ? 'step' : undefined}
                onClick={() => onStep(one)}
              >
                <span className="step-no num" aria-hidden="true">
                  {state === 'done' && one !== step ? <Icon name="check" /> : n + 1}
                </span>
                <span className="words">
                  <b>{t(`step.${one}`)}</b>
                  <span className="text-s soft">{summaryOf(setup, one) ?? t(`about.${one}`)}</span>
                </span>
                <span className="sr">{t(state === 'done' ? 'stepDone' : 'stepOpen')}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {vital.length > 0 && setup.saved_at !== null && (
        <div className="setup-missing">
          <Icon name="warning-circle" />
          <div>
            <b>{t('toOpen')}</b>
            <p className="text-s">{names(vital)}</p>
          </div>
        </div>
      )}
    </nav>
  );
}

function isBegun(setup: Setup, step: SetupStep): boolean {
  if (step === 'mail') return setup.mail.sent_at !== null;
  if (step === 'payment') return setup.payment.state !== 'none';
  if (step === 'owner') return setup.owner.email !== '';
  return setup[step].saved_at !== null;
}

/** What a step has, in its own words; null before. */
function summaryOf(setup: Setup, step: SetupStep): string | null {
  const { company, site, mail, payment, owner } = setup;
  const texts: Partial<Record<SetupStep, string>> = {
    company: [company.answers.name, company.answers.city.replace(/^\d+ /, '')].filter(Boolean).join(', '),
    site: site.saved_at === null ? '' : [site.answers.host, site.answers.name].filter(Boolean).join(', '),
    mail: mail.to ?? '',
    payment: payment.invoice ?? '',
    owner: owner.email,
  };
  return texts[step] || null;
}
