import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { languageNames } from '#platform/contract/languages.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Alert } from '#platform/web/ui/index.ts';
import type { LegalText } from './queries.ts';

interface Props {
  readonly text: LegalText;
  /** Of the site. */
  readonly timeZone: string;
}

/** One text in all languages. */
export function Versions({ text: { key, languages }, timeZone }: Props) {
  const t = useTranslations('office-legal');
  const format = useFormatter();
  const locale = useLocale();
  const dateText = useDateFormat();
  const when = (at: string) => dateText(new Date(at), { dateStyle: 'medium', timeZone });
  const behind = languages.filter((one) => one.behind).map(({ language }) => languageNames[language]);
  const isTerms = key === 'terms';
  return (
    <>
      {behind.length > 0 && (
        <Alert tone="note" icon="warning-circle">
          {t('behind', { n: behind.length, languages: new Intl.ListFormat(locale).format(behind) })}
        </Alert>
      )}
      <div className="box jobs-scroll" role="region" aria-labelledby={`legal-${key}`} tabIndex={0}>
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('language')}</th>
              <th scope="col">{t('applies')}</th>
              <th scope="col">{t('next')}</th>
              {isTerms && <Head texts={[t('members'), t('mailed'), t('agreed')]} />}
            </tr>
          </thead>
          <tbody>
            {languages.map(({ language, members, versions }) => {
              const current = versions.find(({ state }) => state === 'current');
              const coming = versions.find(({ state }) => state === 'coming');
              const newest = coming ?? current;
              return (
                <tr key={language}>
                  <th scope="row">{languageNames[language]}</th>
                  <td>{current ? t('version', { id: current.id, date: when(current.begins_at) }) : t('product')}</td>
                  <td>{coming ? t('from', { id: coming.id, date: when(coming.begins_at) }) : '–'}</td>
                  {isTerms && (
                    <>
                      <td className="r">{format.number(members)}</td>
                      <td className="r">{newest ? format.number(newest.mailed) : '–'}</td>
                      <td className="r">{current ? format.number(current.agreed) : '–'}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Head = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <th key={text} scope="col" className="r">
      {text}
    </th>
  ));
