import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { ApiError } from '#platform/web/data/api-client.ts';
import { DecisionLink } from '#platform/web/shell/decision-link.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, ButtonLink } from '#platform/web/ui/index.ts';
import { ResendActivation, useMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { useChatState } from '../state/chat-state.ts';
import type { Chat } from '../state/cache/queries.ts';

interface Props {
  readonly member: Chat['profile'];
}

/** Notices above the text field: account not activated, fictional profile, and why the last message was refused. */
export function ComposerNotices({ member }: Props) {
  const { status } = useMember();
  const { fictional_warning } = useSettings();
  const { outbox } = useChatState();
  const refusal = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.refusal(member.id),
    () => null,
  );
  const inactive = status === 'not_confirmed' && refusal?.code !== 'activation_required';
  return (
    <div className="composer-notices">
      {inactive && <Inactive member={member} />}
      {member.fictional && fictional_warning !== null && (
        <Alert tone="note" icon="info">
          {fictional_warning}
        </Alert>
      )}
      {refusal && <Refusal member={member} error={refusal} />}
    </div>
  );
}

function Inactive({ member }: Props) {
  const t = useTranslations('chat.composer');
  return (
    <Alert tone="amber" icon="envelope-simple" actions={<ResendActivation kind="ink" size="small" />}>
      {t('inactive', { name: member.name })}
    </Alert>
  );
}

function Refusal({ member, error }: Props & { readonly error: ApiError }) {
  const t = useTranslations('chat.composer');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const { outbox } = useChatState();
  const closeProps = { onClose: () => outbox.dismissRefusal(member.id), closeLabel: common('close') };
  if (error.code === 'premium_required') {
    const premiumLink = (
      <ButtonLink to="/premium" kind="amber" size="small">
        {t('premium')}
      </ButtonLink>
    );
    return (
      <Alert tone="amber" icon="crown-simple" live actions={premiumLink} {...closeProps}>
        {errorText(error)}
      </Alert>
    );
  }
  if (error.code === 'monthly_limit_reached') {
    const limitLink = (
      <ButtonLink to="/settings#chat" kind="ink" size="small">
        {t('limit')}
      </ButtonLink>
    );
    return (
      <Alert tone="amber" icon="clock" live actions={limitLink} {...closeProps}>
        {errorText(error)}
      </Alert>
    );
  }
  if (error.code === 'spending_frozen') {
    const owedLink = (
      <ButtonLink to="/transactions/owed" kind="ink" size="small">
        {t('owed')}
      </ButtonLink>
    );
    return (
      <Alert tone="note" icon="warning-circle" live actions={owedLink} {...closeProps}>
        {errorText(error)}
      </Alert>
    );
  }
  if (error.code === 'activation_required') {
    return (
      <Alert tone="amber" icon="envelope-simple" live actions={<ResendActivation kind="ink" size="small" />} {...closeProps}>
        {errorText(error)}
      </Alert>
    );
  }
  return (
    <Alert tone="note" icon="warning-circle" live {...closeProps}>
      {error.code === 'not_found' ? t('gone', { name: member.name }) : errorText(error)}
      <DecisionLink error={error} />
    </Alert>
  );
}
