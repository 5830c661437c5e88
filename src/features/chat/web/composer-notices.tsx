import { useTranslations } from 'use-intl';
import { useSyncExternalStore } from 'react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, ButtonLink } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { useChatTools } from './chat-tools.ts';
import type { Chat } from './queries.ts';

interface Props {
  readonly member: Chat['profile'];
}

/** What somebody should know before they write, and why their last message came back. */
export function ComposerNotices({ member }: Props) {
  const t = useTranslations('chat.composer');
  const { status } = useMember();
  const { fictional_warning } = useSettings();
  return (
    <div className="talk-notices">
      {status === 'not_confirmed' && (
        <Alert tone="amber" icon="envelope-simple">
          {t('inactive', { name: member.name })}
        </Alert>
      )}
      {member.fictional && fictional_warning !== null && (
        <Alert tone="note" icon="info">
          {fictional_warning}
        </Alert>
      )}
      <Refusal member={member} />
    </div>
  );
}

function Refusal({ member }: Props) {
  const t = useTranslations('chat.composer');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const { outbox } = useChatTools();
  const error = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.refusal(member.id),
    () => null,
  );
  if (error === null) return null;
  const closing = { onClose: () => outbox.dismissRefusal(member.id), closeLabel: common('close') };
  if (error.code === 'premium_required') {
    const toPremium = (
      <ButtonLink to="/premium" kind="amber" size="small">
        {t('premium')}
      </ButtonLink>
    );
    return (
      <Alert tone="amber" icon="crown-simple" live actions={toPremium} {...closing}>
        {errorText(error)}
      </Alert>
    );
  }
  return (
    <Alert tone="note" icon="warning-circle" live {...closing}>
      {error.code === 'not_found' ? t('gone', { name: member.name }) : errorText(error)}
    </Alert>
  );
}
