import { useTranslations } from 'use-intl';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useWhen } from '../../kit/use-when.ts';

interface Props {
  readonly appeal: NonNullable<Case['appeal']>;
  readonly name: string;
}

/** The first decision, and beside it what speaks against it. */
export function AppealSides({ appeal: { words, at, by, first }, name }: Props) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const rows: readonly (readonly [string, string])[] = [
    [t('whatWas'), t(`acts.${first.act}`)],
    [t('ends'), first.until === null ? t('endless') : when(first.until)],
    [t('why'), t(`decisionReasons.${first.reason}`)],
    [t('restrict'), first.restricts.map((one) => t(`restricts.${one}`)).join(', ')],
    [t('factsWere'), first.facts],
    [t('wordsWere'), first.words],
  ];
  return (
    <div className="vs">
      <section aria-labelledby="first-decision">
        <div className="sec-head">
          <h2 id="first-decision" className="title-h22">
            {t('first')}
          </h2>
          <span className="text-s soft num">{when(first.at)}</span>
        </div>
        <dl className="kv num">
          {rows.map(
            ([label, value]) =>
              value !== '' && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <section aria-labelledby="appeal-words">
        <div className="sec-head">
          <h2 id="appeal-words" className="title-h22">
            {by === 'reporter' ? t('appealReporter') : t('appealOf', { name })}
          </h2>
          <span className="text-s soft num">{when(at)}</span>
        </div>
        <blockquote dir="auto">{words}</blockquote>
      </section>
    </div>
  );
}
