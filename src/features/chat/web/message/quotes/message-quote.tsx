import { useTranslations } from 'use-intl';
import { useToast } from '#platform/web/ui/index.ts';
import type { Quote } from '../../../contract/message.ts';
import type { Chat } from '../../state/cache/queries.ts';
import { useMessageActions } from '../message-actions.ts';
import { QuoteContent } from './quote-content.tsx';

interface Props {
  readonly quote: Quote;
  readonly member: Chat['profile'];
}

/** The quoted message above the text that answers it. A click scrolls to it. */
export function MessageQuote({ quote, member }: Props) {
  const t = useTranslations('chat');
  const toast = useToast();
  const { scrollTo } = useMessageActions();
  const content = <QuoteContent quote={quote} member={member} />;
  if (quote.content === null) return <span className="quoted">{content}</span>;
  const go = async () => {
    if (!(await scrollTo(quote.id))) toast({ text: t('thread.notThere'), icon: 'warning-circle' });
  };
  return (
    <button type="button" className="quoted" onClick={() => void go()}>
      <span className="sr">{t('quote.open')}</span>
      {content}
    </button>
  );
}
