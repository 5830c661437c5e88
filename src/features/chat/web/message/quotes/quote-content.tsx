import './quotes.css';
import { useTranslations } from 'use-intl';
import type { Quote } from '../../../contract/message.ts';
import type { Chat } from '../../state/cache/queries.ts';

interface Props {
  readonly quote: Quote;
  readonly member: Chat['profile'];
}

/** The sender and beginning of the quoted message, or a note that it is gone. */
export function QuoteContent({ quote: { content }, member }: Props) {
  const t = useTranslations('chat');
  if (content === null) return <span className="soft">{t('quote.gone')}</span>;
  const { sender, text, kind, gift } = content;
  const labels = {
    text: '',
    gift: gift && t('gift.summary', { gift: t(`gift.names.${gift}`) }),
    image: t('image.label'),
    gif: t('image.gifLabel'),
  };
  return (
    <>
      <b dir="auto">{sender === member.id ? member.name : t('reaction.mine')}</b>
      <span className="words" dir="auto">
        {text === '' ? labels[kind] : text}
      </span>
    </>
  );
}
