import { useTranslations } from 'use-intl';
import { Pill } from '#platform/web/ui/index.ts';
import type { Member } from '../contract/member.ts';
import { FictionalPill } from './fictional-pill.tsx';

/** On the photo of a card: fictional, online, else new. */
export function MemberPills({ member: { online, is_new, fictional } }: { readonly member: Member }) {
  const t = useTranslations();
  return (
    <div className="pills">
      {fictional && <FictionalPill kind="paper" />}
      {online && (
        <Pill kind="paper" dot>
          {t('common.state.online')}
        </Pill>
      )}
      {is_new && !online && <Pill kind="paper">{t('members.card.new')}</Pill>}
    </div>
  );
}
