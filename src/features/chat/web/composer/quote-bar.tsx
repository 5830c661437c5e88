import { type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#platform/web/ui/index.ts';
import { useChatState } from '../state/chat-state.ts';
import type { Chat } from '../state/cache/queries.ts';
import { QuoteContent } from '../message/quotes/quote-content.tsx';
import { useQuoting } from '../state/use-quoting.ts';

interface Props {
  readonly member: Chat['profile'];
  /** The text field. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** Above the text field: the message that the next one will answer. */
export function QuoteBar({ member, area }: Props) {
  const t = useTranslations('chat.quote');
  const { quoting } = useChatState();
  const quote = useQuoting(member.id);
  const id = quote?.id;
  useEffect(() => {
    if (id !== undefined) area.current?.focus();
  }, [area, id]);
  if (quote === null) return null;
  const cancel = () => {
    quoting.set(member.id, null);
    area.current?.focus();
  };
  return (
    <div className="quote-bar" role="group" aria-label={t('answering')}>
      <p className="quoted">
        <QuoteContent quote={quote} member={member} />
      </p>
      <IconButton icon="x" label={t('cancel')} onClick={cancel} />
    </div>
  );
}
