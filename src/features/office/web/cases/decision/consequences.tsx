import { useFormatter, useTranslations } from 'use-intl';
import { roles } from '#platform/contract/rights.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Icon, Spinner } from '#platform/web/ui/index.ts';
import { mostTogetherAlone, mostWarned } from '#features/decisions/contract/rules.ts';
import type { Preview, PreviewState } from './use-preview.ts';

const counted = ['warned', 'credits', 'photos', 'conversations', 'frozen_credits', 'restored'] as const;

/** The consequences, computed without doing anything; before that what is missing, and after a failure why. */
export function Consequences({ preview }: { readonly preview: PreviewState }) {
  const t = useTranslations('office.cases');
  const errorText = useErrorText('office');
  const { data, error, busy, retry } = preview;
  if (error !== null)
    return (
      <div className="note office-failed" role="alert">
        <Icon name="warning-circle" />
        <p>
          <b>{t('countFailed')}</b> {errorText(error)} {t('typed')}
        </p>
        <Button className="tiny" loading={busy} onClick={retry}>
          {t('again')}
        </Button>
      </div>
    );
  if (data === undefined)
    return busy ? (
      <p className="cons-wait">
        <Spinner />
        {t('counting')}
      </p>
    ) : (
      <p className="cons-wait">{t('wait')}</p>
    );
  return <Counted consequences={data.consequences} at={preview.at} />;
}

function Counted({ consequences, at }: { readonly consequences: Preview['consequences']; readonly at: number }) {
  const t = useTranslations('office.cases');
  const format = useFormatter();
  const dateText = useDateFormat();
  const { second_person } = consequences;
  const shown = counted.filter((name) => consequences[name] > 0);
  const members = consequences.members > 1 ? (['members'] as const) : [];
  return (
    <>
      <section className="cons" aria-label={t('consequences')}>
        <p>
          {t('counted', { time: dateText(new Date(at), { hour: 'numeric', minute: '2-digit' }) })} <b>{t('nothingDone')}</b>
        </p>
        {shown.length + members.length > 0 ? (
          <dl className="num">
            {[...members, ...shown].map((name) => (
              <div key={name}>
                <dt>{t(`cons.${name}`, { n: consequences[name] })}</dt>
                <dd>{format.number(consequences[name])}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="full">{t('unchanged')}</p>
        )}
        {consequences.warned > 0 && second_person === null && <p className="full">{t('limit', { n: mostWarned })}</p>}
      </section>
      {second_person !== null && <SecondPerson needed={second_person} />}
    </>
  );
}

/** Above the limits: what is needed, and who can. */
function SecondPerson({ needed: { why, who } }: { readonly needed: NonNullable<Preview['consequences']['second_person']> }) {
  const t = useTranslations('office.cases');
  const roleNames = useTranslations('office.roles');
  const format = useFormatter();
  const named = who.map((one) => {
    const role = roles.find((known) => known === one);
    return role === undefined ? one : roleNames(role);
  });
  return (
    <section className="note">
      <h4 className="sec kind">
        <Icon name="users" />
        {t('second')}
      </h4>
      <p className="text-s soft mt-1">
        {t(`secondWhy.${why}`, { n: why === 'many_warned' ? mostWarned : mostTogetherAlone })} {t('secondLead')}{' '}
        {why === 'many_warned' && t('secondMeanwhile')}
      </p>
      <p className="text-s mt-1">
        {named.length === 0 ? t('secondNobody') : t('secondWho', { who: format.list(named, { type: 'disjunction' }) })}
      </p>
    </section>
  );
}
