import { useLocale, useTranslations } from 'use-intl';
import { blockKinds } from '#features/cases/contract/block-rules.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useWhen } from '../../kit/use-when.ts';
import { MarkSender } from './mark-sender.tsx';
import { displayName } from '../state/display-name.ts';

type Source = Case['sources'][number];

/** Everything that came in about it: reports, notices, complaints, and what staff entered. */
export function Sources({ about }: { readonly about: Case }) {
  const { sources } = about;
  const t = useTranslations('office.cases');
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="sec">
        {t('sourcesTitle')}
      </h2>
      <ol className="sources">
        {sources.map((source, at) => (
          <li key={source.number ?? `${source.at} ${at}`}>
            <SourceLine source={source} />
            <MarkSender about={about} source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceLine({ source }: { readonly source: Source }) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const locale = useLocale();
  const { kind, number, at, by, name, can_answer, subject, reason, place, text, language, sent, unfounded, set_aside, sent_by, decide_by } =
    source;
  const isOwn = kind === 'entered' || kind === 'block';
  const isOutside = by === null && !isOwn;
  const blocked = kind === 'block' ? blockKinds.find((one) => one === place) : undefined;
  const what = [
    blocked === undefined ? null : t(`sourceBlocks.${blocked}`),
    reason === null ? null : t(`reasons.${reason}`),
    subject === null ? null : t(`subjects.${subject}`),
  ]
    .filter(Boolean)
    .join(', ');
  const about = [
    kind === 'report' && t('sent', { n: sent, wrong: unfounded }),
    set_aside && t('setAside'),
    sent_by !== null && t(`enterSources.${sent_by}`),
    isOutside && t(can_answer ? 'canAnswer' : 'cannotAnswer'),
    language !== '' && language !== locale && t('writes', { language: displayName(locale, 'language', language) }),
    decide_by !== null && t('promised', { when: when(decide_by) }),
  ].filter(Boolean);
  return (
    <>
      <p>
        <b>
          {t(`sourceKinds.${kind}`)} {what !== '' && `(${what})`}
        </b>{' '}
        <span className="soft">
          {!isOwn && `${t('from', { name: by?.name ?? (name === '' ? t('unnamed') : name) })}, `}
          {when(at)}
          {number !== null && (
            <>
              {', '}
              <span className="mono">{number}</span>
            </>
          )}
        </span>
      </p>
      {place !== '' && blocked === undefined && <p className="wrap-anywhere text-s soft">{place}</p>}
      {text !== '' && (
        <blockquote className="quote" dir="auto">
          {text}
        </blockquote>
      )}
      {about.length > 0 && <p className="text-s soft">{about.join(', ')}</p>}
    </>
  );
}
