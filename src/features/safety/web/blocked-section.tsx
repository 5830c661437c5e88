import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Face, useToast } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { BlockedMember } from '../contract/endpoints.ts';
import { blocksQuery } from './queries.ts';
import { useBlock } from './use-block.ts';

/** The member's blocked members, each with an unblock button and a link to where they can be reported. */
export function BlockedSection() {
  const t = useTranslations('safety.blocked');
  const { data: members } = useSuspenseQuery(blocksQuery(useApi()));
  return (
    <section id="blocked" aria-labelledby="blocked-title" className="settings-section">
      <h2 id="blocked-title" className="title-s">
        {t('title')}
      </h2>
      <p className="soft mt-1 max-w-[60ch] text-pretty">{t('lead')}</p>
      {members.length === 0 ? (
        <p className="mt-4">{t('none')}</p>
      ) : (
        <ul className="mt-4">
          {members.map((member) => (
            <BlockedRow key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BlockedRow({ member: { id, name, main_image, blocked_at } }: { readonly member: BlockedMember }) {
  const t = useTranslations('safety.blocked');
  const errorText = useErrorText('safety');
  const dateText = useDateFormat();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate: setBlocked, isPending } = useBlock();
  const unblock = () =>
    setBlocked(
      { id, blocked: false },
      {
        onSuccess() {
          queries.setQueryData(blocksQuery(api).queryKey, (all) => all?.filter((one) => one.id !== id));
          toast({ text: t('done', { name }), icon: 'check-circle' });
        },
        onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
      },
    );
  return (
    <li className="settings-row flex items-center gap-4">
      <Face {...faceOf(main_image)} alt="" size={48} />
      <div className="min-w-0 flex-1">
        <Link className="link wrap-anywhere font-semibold" to={`/members/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <p className="text-s soft">{t('since', { date: dateText(new Date(blocked_at), { dateStyle: 'medium' }) })}</p>
      </div>
      <Button size="small" loading={isPending} onClick={unblock} aria-label={t('unblockNamed', { name })}>
        {t('unblock')}
      </Button>
    </li>
  );
}
