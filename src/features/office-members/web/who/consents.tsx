import { useTranslations } from 'use-intl';
import { useWhen } from '#features/office/web/index.ts';
import type { MemberView } from '../../contract/schemas.ts';

const purposes = ['adult', 'terms', 'tracking', 'religion', 'sexuality', 'explicit_interests', 'promotions'] as const;

/** What the member agreed to; whether there is a consent to sexuality says nothing of it. */
export function Consents({ member: { consents } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.consents');
  const when = useWhen();
  if (consents.length === 0) return null;
  return (
    <section aria-labelledby="consents">
      <h2 id="consents" className="sec">
        {t('title')}
      </h2>
      <ul className="soft">
        {consents.map(({ purpose, granted, version, at }) => {
          const named = purposes.find((one) => one === purpose);
          const what = named === undefined ? purpose : t(named, { version });
          return <li key={purpose}>{t(granted ? 'yes' : 'no', { what, when: when(at) })}</li>;
        })}
      </ul>
    </section>
  );
}

/** Who looked is in the log alone. */
export function LooksHere({ member: { looks } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.looks');
  const data = useTranslations('office-members.private');
  const when = useWhen();
  return (
    <section aria-labelledby="looks">
      <h2 id="looks" className="sec">
        {t('title')}
      </h2>
      {looks.length === 0 ? (
        <p className="text-s soft">{t('none')}</p>
      ) : (
        <ul className="text-s soft">
          {looks.map(({ at, what, reason }) => (
            <li key={`${at} ${what.join(' ')}`}>
              {t('line', { when: when(at), what: what.map((one) => data(one)).join(', '), reason: data(`reasons.${reason}`) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
