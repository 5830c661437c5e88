import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#platform/web/ui/index.ts';
import { Report } from '#features/safety/web/index.ts';

/** The history state of the list after a member was blocked who is to be reported, too. */
export interface ReportAfterBlock {
  readonly report: { readonly id: number; readonly name: string };
}

/** Reports the member who has just been blocked. It is in the list, because the conversation with them is gone. */
export function ReportAfterBlock() {
  const t = useTranslations('chat.block');
  const toast = useToast();
  const navigate = useNavigate();
  const blocked = blockedIn(useLocation().state);
  const close = () => {
    if (blocked !== null) toast({ text: t('done', { name: blocked.name }), icon: 'prohibit' });
    void navigate('/chats', { replace: true });
  };
  return <Report about={blocked && { ...blocked, subject: 'profile' }} onClose={close} />;
}

function blockedIn(state: unknown): ReportAfterBlock['report'] | null {
  if (typeof state !== 'object' || state === null || !('report' in state)) return null;
  const { report } = state;
  if (typeof report !== 'object' || report === null || !('id' in report) || !('name' in report)) return null;
  const { id, name } = report;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
}
