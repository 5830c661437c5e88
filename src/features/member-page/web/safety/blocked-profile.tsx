import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, Face, useToast } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { BlockedMember } from '#features/safety/contract/endpoints.ts';
import { blocksQuery, Report, type ReportAbout, useBlock } from '#features/safety/web/index.ts';
import { refreshLists } from './refresh-lists.ts';
import { ProfileBack } from '../neighbours/profile-back.tsx';
import { profileQuery } from '../queries.ts';

/** Shown in place of the profile of a member whom the viewer blocked: name, photo and buttons to unblock and to report. */
export function BlockedProfile({ member: { id, name, main_image } }: { readonly member: BlockedMember }) {
  const t = useTranslations('member-page.block');
  const page = useTranslations('member-page');
  const [about, setAbout] = useState<ReportAbout | null>(null);
  const errorText = useErrorText('members');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const { mutateAsync: setBlocked, isPending } = useBlock();

  useEffect(() => {
    // After blocking, the dialog that had the focus is gone.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);

  async function unblock() {
    try {
      await setBlocked({ id, blocked: false });
    } catch (reason) {
      if (!(reason instanceof Error)) throw reason;
      toast({ text: errorText(reason), icon: 'warning-circle', urgent: true });
      return;
    }
    refreshLists(queries);
    toast({ text: t('undone', { name }), icon: 'check-circle' });
    // The member may have left or blocked the viewer in the meantime.
    const isThere = await queries.fetchQuery(profileQuery(api, id)).then(
      () => true,
      () => false,
    );
    if (!isThere) await navigate('/members');
    queries.setQueryData(blocksQuery(api).queryKey, (all) => all?.filter((one) => one.id !== id));
  }
  return (
    <section className="wrap profile">
      <PageTitle text={t('blocked', { name })} />
      <div className="crumbs">
        <ProfileBack />
      </div>
      <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
        <Face {...faceOf(main_image)} alt="" size={120} />
        <h1 ref={title} tabIndex={-1} className="title-l wrap-anywhere">
          {t('blocked', { name })}
        </h1>
        <p className="soft max-w-[46ch] text-pretty">{t('blockedText')}</p>
        <Button className="mt-3" loading={isPending} onClick={() => void unblock()}>
          {t('unblock')}
        </Button>
        <Button kind="quiet" icon="flag" aria-haspopup="dialog" onClick={() => setAbout({ id, name, subject: 'profile' })}>
          {page('report')}
        </Button>
      </div>
      <Report about={about} onClose={() => setAbout(null)} />
    </section>
  );
}
