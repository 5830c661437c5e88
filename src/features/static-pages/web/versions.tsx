import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import type { Text, TextVersion } from '../contract/text.ts';
import { changesId } from './changes.tsx';

/** All versions of a text that the operator has replaced, with what changed. */
export function Versions({ text: { page, id: shown, language, versions } }: { readonly text: Text }) {
  const t = useTranslations('static-pages.versions');
  const when = useWhen();
  return (
    <section id={changesId} className="text-changes" aria-labelledby={`${changesId}-title`}>
      <h2 className="title-m" id={`${changesId}-title`}>
        {t('title')}
      </h2>
      <ol>
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              className="link"
              to={version.state === 'current' ? `/pages/${page}` : `/pages/${page}/${version.id}`}
              aria-current={version.id === shown ? 'page' : undefined}
            >
              <time dateTime={version.begins_at.slice(0, 10)}>{when(version)}</time>
            </Link>
            {version.summary !== '' && (
              <p lang={language} className="whitespace-pre-line">
                {version.summary}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** That the text is not the one that applies; nothing for the one that does. One that was replaced before it began is not listed. */
export function OtherVersion({ text: { page, id, versions } }: { readonly text: Text }) {
  const t = useTranslations('static-pages.versions');
  const dateText = useDateFormat();
  const version = versions.find((one) => one.id === id);
  if (versions.length === 0 || version?.state === 'current') return null;
  const current = (words: ReactNode) => (
    <Link className="link" to={`/pages/${page}`}>
      {words}
    </Link>
  );
  if (version?.state !== 'coming') return <p className="text-lead">{t.rich('earlierNote', { current })}</p>;
  const date = dateText(new Date(version.begins_at), { dateStyle: 'long' });
  return <p className="text-lead">{t.rich('comingNote', { date, current })}</p>;
}

function useWhen(): (version: TextVersion) => string {
  const t = useTranslations('static-pages.versions');
  const dateText = useDateFormat();
  return ({ begins_at, state }) => {
    const date = dateText(new Date(begins_at), { dateStyle: 'long' });
    return state === 'current' ? `${date}: ${t('current')}` : t(state, { date });
  };
}
