import { useTranslations } from 'use-intl';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useWhen } from '../../kit/use-when.ts';
import { useMade } from '../state/use-made.ts';

/** What was decided in this case, the newest first. */
export function Decisions({ decisions }: { readonly decisions: Case['decisions'] }) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const made = useMade();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decided">
      <h2 id="decided" tabIndex={-1} className="sec">
        {t('decisionTitle')}
      </h2>
      <ol className="sources">
        {decisions.map(({ number, act, reason, by, at, until, state, words }) => (
          <li key={number}>
            <p>
              <b>{made({ act, reason })}</b>{' '}
              <span className="soft">
                {t('byAt', { name: by ?? t('byMachine'), when: when(at) })}, <span className="mono">{number}</span>
              </span>
            </p>
            <p className="text-s soft">
              {[t(`decisionStates.${state}`), until !== null && t('untilWhen', { when: when(until) })].filter(Boolean).join(', ')}
            </p>
            {words !== '' && (
              <blockquote className="quote" dir="auto">
                {words}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
