import { useTranslations } from 'use-intl';
/** The steps that are counted, before and after the account is created. */
export interface Progress {
  /** Zero-based; -1 before the first. */
  readonly at: number;
  readonly count: number;
  /** For each step, whether it is done. */
  readonly done: readonly boolean[];
}

export function StepBar({ at, count: steps, done }: Progress) {
  const t = useTranslations('signup.form');
  if (at < 0) return <p className="text-m soft num ml-auto">{t('ahead', { steps })}</p>;
  const count = { step: at + 1, steps };
  return (
    <>
      <div
        className="steps"
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={count.steps}
        aria-valuenow={count.step}
        aria-label={t('step', count)}
      >
        {Array.from({ length: steps }, (_, index) => (
          // The order of the steps never changes.
          // eslint-disable-next-line react/no-array-index-key
          <i key={index} className={index === at ? 'now' : done[index] ? 'done' : undefined} />
        ))}
      </div>
      <span className="text-m soft num" aria-hidden="true">
        {t('stepShort', count)}
      </span>
    </>
  );
}
