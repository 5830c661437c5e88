import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, useAnnounce } from '#platform/web/ui/index.ts';
import { type PrivateData as Kind, privateData } from '#features/decisions/contract/rules.ts';
import { displayName, useOffice } from '#features/office/web/index.ts';
import { lookMinutes } from '../../contract/rules.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { LookDialog, type Shown } from './look-dialog.tsx';

interface Open {
  readonly shown: Shown;
  /** Ms since 1970. */
  readonly until: number;
}

/** What is private, masked until a look with a reason; what was looked at is covered again after some minutes. */
export function PrivateData({ member }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.private');
  const locale = useLocale();
  const dateText = useDateFormat();
  const announce = useAnnounce();
  const { may } = useOffice();
  const [asked, setAsked] = useState<Kind | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const timer = setTimeout(() => setOpen(null), Math.max(0, open.until - Date.now()));
    return () => clearTimeout(timer);
  }, [open]);
  const masked = { email: member.email, birth_date: `••.••.${member.birth_year}`, iban: member.iban ?? t('none') };
  const shown = (kind: Kind): string | null => {
    const { email, birth_date, ibans } = open?.shown ?? {};
    if (kind === 'email') return email ?? null;
    if (kind === 'iban') return ibans === undefined ? null : ibans.join(', ') || t('none');
    return birth_date === undefined ? null : dateText(new Date(`${birth_date}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  };
  const place = [member.town, displayName(locale, 'region', member.country)].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="private">
      <h2 id="private" className="sec">
        {t('title')}
      </h2>
      <dl className="mem-data">
        {privateData.map((kind) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd className="num wrap-anywhere">{shown(kind) ?? masked[kind]}</dd>
            {may('members.look') && shown(kind) === null && (kind !== 'iban' || member.iban !== null) && (
              <dd>
                <Button className="tiny" aria-label={t('lookAt', { what: t(kind) })} onClick={() => setAsked(kind)}>
                  {t('look')}
                </Button>
              </dd>
            )}
          </div>
        ))}
        <div>
          <dt>{t('place')}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t('sexuality')}</dt>
          <dd className="soft">{t('never')}</dd>
        </div>
        <div>
          <dt>{t('messages')}</dt>
          <dd className="soft">{t('onlyCase')}</dd>
        </div>
      </dl>
      {open !== null && (
        <div className="row text-s soft">
          <span>{t('shownUntil', { when: dateText(new Date(open.until), { timeStyle: 'short' }) })}</span>
          <Button kind="plain" className="tiny" onClick={() => setOpen(null)}>
            {t('cover')}
          </Button>
        </div>
      )}
      {asked !== null && (
        <LookDialog
          id={member.id}
          what={asked}
          onClose={() => setAsked(null)}
          onShown={(one) => {
            setAsked(null);
            setOpen((before) => ({ shown: { ...before?.shown, ...one }, until: Date.now() + lookMinutes * 60_000 }));
            announce(t('opened'));
          }}
        />
      )}
    </section>
  );
}
