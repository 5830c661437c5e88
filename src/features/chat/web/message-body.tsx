import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { CautionNotice } from './caution-notice.tsx';
import { GiftCard } from './gift-card.tsx';
import { isJumbo } from './jumbo.ts';
import { MessageGif } from './message-gif.tsx';
import { MessageImage } from './message-image.tsx';
import { MessageMore } from './message-more.tsx';
import { MessageText } from './message-text.tsx';
import type { Chat } from './queries.ts';
import type { Bubble } from './thread.ts';

interface Props {
  readonly bubble: Bubble;
  readonly mine: boolean;
  /** Not on its way: waits for money or somebody's decision. */
  readonly stuck: boolean;
  readonly member: Chat['profile'];
  /** The viewer has written to them before. */
  readonly answered: boolean;
}

/** What one message shows: a gift, a picture or a GIF, and words. */
export function MessageBody({ bubble, mine, stuck, member, answered }: Props) {
  const t = useTranslations('chat.picture');
  const { id, text, gift, image, gif, cautions } = bubble;
  const place = { 'data-message': id ?? undefined };
  const words = text !== '' && <MessageText text={text} />;
  const more = <MessageMore bubble={bubble} mine={mine} stuck={stuck} />;
  const caution = id !== null && cautions.length > 0 && <CautionNotice message={id} />;
  const look = cx(mine && 'me', stuck && 'held');
  if (image !== null || gif !== null) {
    return (
      <>
        <figure className={cx('pic', look)} {...place}>
          {image !== null && (
            <MessageImage
              image={image}
              message={id}
              alt={mine ? t('own') : t('alt', { name: member.name })}
              covered={!mine && !answered}
              name={mine ? null : member.name}
            />
          )}
          {gif !== null && <MessageGif gif={gif} />}
          {words && <figcaption>{words}</figcaption>}
          {more}
        </figure>
        {caution}
      </>
    );
  }
  return (
    <>
      {gift !== null && <GiftCard gift={gift} mine={mine} more={!words && more} />}
      {words && (
        <p className={cx('bub', look, gift === null && isJumbo(text) && 'jumbo')} {...place}>
          {words}
          {more}
        </p>
      )}
      {caution}
    </>
  );
}
