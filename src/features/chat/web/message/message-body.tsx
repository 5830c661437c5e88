import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { CautionNotice } from './cautions/caution-notice.tsx';
import { GiftCard } from './gift-card.tsx';
import { isJumbo } from './jumbo.ts';
import { MessageGif } from './message-gif.tsx';
import { MessageImage } from './message-image.tsx';
import { MessageMenuButton } from './message-menu-button.tsx';
import { MessageText } from './message-text.tsx';
import { MessageQuote } from './quotes/message-quote.tsx';
import { ReactionChip } from './reactions/reaction-chip.tsx';
import type { Chat } from '../state/cache/queries.ts';
import type { Bubble } from '../state/thread.ts';

interface Props {
  readonly bubble: Bubble;
  readonly mine: boolean;
  /** Not being sent: waits for credits or for the viewer to retry. */
  readonly stuck: boolean;
  readonly member: Chat['profile'];
  /** The viewer has written to this member before. */
  readonly answered: boolean;
}

/** The content of one message: a gift, an image or a GIF, and text. */
export function MessageBody({ bubble, mine, stuck, member, answered }: Props) {
  const t = useTranslations('chat.image');
  const { id, text, gift, image, gif, cautions, quote, reaction } = bubble;
  const idAttribute = { 'data-message': id ?? undefined };
  const content = text !== '' && <MessageText text={text} />;
  const quoted = quote !== null && <MessageQuote quote={quote} member={member} />;
  const menu = <MessageMenuButton bubble={bubble} stuck={stuck} />;
  const reacted = id !== null && reaction !== null && <ReactionChip message={id} reaction={reaction} by={mine ? member.name : null} />;
  const caution = id !== null && cautions.length > 0 && <CautionNotice message={id} />;
  const variant = cx(mine && 'me', stuck && 'held');
  if (image !== null || gif !== null) {
    return (
      <>
        <figure className={cx('message-image', variant)} {...idAttribute}>
          {quoted}
          {image !== null && (
            <MessageImage
              image={image}
              message={id}
              alt={mine ? t('mine') : t('alt', { name: member.name })}
              covered={!mine && !answered}
              name={mine ? null : member.name}
            />
          )}
          {gif !== null && <MessageGif gif={gif} />}
          {content && <figcaption>{content}</figcaption>}
          {menu}
        </figure>
        {reacted}
        {caution}
      </>
    );
  }
  return (
    <>
      {gift !== null && <GiftCard gift={gift} mine={mine} message={content ? null : id} menu={!content && menu} />}
      {content && (
        <p className={cx('bubble', variant, gift === null && quote === null && isJumbo(text) && 'jumbo')} {...idAttribute}>
          {quoted}
          {content}
          {menu}
        </p>
      )}
      {reacted}
      {caution}
    </>
  );
}
