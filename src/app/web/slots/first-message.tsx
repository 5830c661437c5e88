import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { ButtonLink } from '#platform/web/ui/index.ts';
import type { FirstMessageProps } from '#features/likes/web/index.ts';
import type { FirstMessageFormProps } from './first-message-form.tsx';

export const renderFirstMessage = (props: FirstMessageProps) => <FirstMessage {...props} />;

/**
 * Loads the message field and its texts with the match, and opens the conversation once a message is sent. When loading fails, a link
 * to the conversation remains.
 */
function FirstMessage({ onSent, ...props }: FirstMessageProps) {
  const catalogs = useCatalogs();
  const navigate = useNavigate();
  const t = useTranslations('likes.row');
  const [Form, setForm] = useState<ComponentType<FirstMessageFormProps> | 'failed' | null>(null);
  useEffect(() => {
    void Promise.all([import('./first-message-form.tsx'), catalogs.ensure(['chat', 'credits', 'members', 'prompts'])])
      .then(([{ Form: loaded }]) => setForm(() => loaded))
      .catch(() => setForm('failed'));
  }, [catalogs]);
  const { id, name } = props.member;
  if (Form === null) return null;
  if (Form === 'failed')
    return (
      <ButtonLink to={`/members/${id}/chat`} kind="primary" aria-label={t('messageNamed', { name })} onClick={onSent}>
        {t('message')}
      </ButtonLink>
    );
  const sent = () => {
    onSent();
    void navigate(`/members/${id}/chat`);
  };
  return <Form {...props} onSent={sent} />;
}
