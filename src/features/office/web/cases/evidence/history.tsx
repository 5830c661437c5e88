import { useTranslations } from 'use-intl';
import type { Case } from '#features/cases/contract/schemas.ts';
import { decisionActs, lookReasons } from '#features/decisions/contract/rules.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useWhen } from '../../kit/use-when.ts';
import { knownReason } from '../state/use-topic.ts';

/** What happened to the case so far, the oldest first. */
export function History({ events }: { readonly events: Case['events'] }) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const { me } = useOffice();
  const aboutText = useAboutText();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="sec">
        {t('history')}
      </h2>
      <ol className="log">
        {events.map(({ at, what, who, about, words }, index) => (
          // The same thing can happen twice in one instant.
          <li key={`${at} ${what} ${index}`}>
            <time dateTime={at} className="num">
              {when(at)}
            </time>
            <span className="wrap-anywhere">
              {t(`events.${what}`)}
              {about !== null && <span>: {aboutText(about)}</span>}
              {who !== null && <span className="soft"> ({who === me.name ? t('you') : who})</span>}
              {words !== null && words !== '' && (
                <q className="quote" dir="auto">
                  {words}
                </q>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Acts, reasons of looks and of reports have words; numbers stay. */
function useAboutText(): (about: string) => string {
  const t = useTranslations('office.cases');
  return (about) => {
    const act = decisionActs.find((one) => one === about);
    if (act !== undefined) return t(`acts.${act}`);
    const look = lookReasons.find((one) => one === about);
    if (look !== undefined) return t(`lookReasons.${look}`);
    const reason = knownReason(about);
    return reason === undefined ? about : t(`reasons.${reason}`);
  };
}
