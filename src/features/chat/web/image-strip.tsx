import './image-strip.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Icon, IconButton } from '#platform/web/ui/index.ts';
import { useChatTools } from './chat-tools.ts';
import type { TrayImage } from './image-tray.ts';
import type { Chat } from './queries.ts';
import { times, useCostWords } from './use-cost-words.ts';

interface Props {
  readonly chat: Chat;
  readonly images: readonly TrayImage[];
}

/** The chosen pictures above the words: how far each is, what they cost, and why one does not work. */
export function ImageStrip({ chat, images }: Props) {
  const t = useTranslations('chat.picture');
  const composer = useTranslations('chat.composer');
  const costWords = useCostWords();
  const count = images.filter(({ state }) => state !== 'failed').length;
  return (
    <section className="strip" aria-label={t('tray', { name: chat.profile.name })}>
      <ul>
        {images.map((image, index) => (
          <Chosen key={image.id} item={image} number={index + 1} member={chat.profile.id} />
        ))}
      </ul>
      {count > 0 && (
        <p className="t13 soft num" role="status">
          {composer('images', { n: count })}, {costWords(times(chat.image_cost, count))}
        </p>
      )}
    </section>
  );
}

function Chosen({ item, number, member }: { readonly item: TrayImage; readonly number: number; readonly member: number }) {
  const t = useTranslations('chat.picture');
  const { tray } = useChatTools();
  const [drawn, setDrawn] = useState(true);
  const { id, preview, state, share, error } = item;
  const name = item.name === '' ? `${t('line')} ${number}` : item.name;
  const mayRetry = state === 'offline' || (error instanceof ApiError && error.retriable);
  return (
    <li>
      <span className="thumb">
        {drawn ? (
          <img src={preview} alt={t('chosen', { name })} width={88} height={88} onError={() => setDrawn(false)} />
        ) : (
          <Icon name="image" />
        )}
        <IconButton className="out" icon="x" label={t('remove', { name })} solid onClick={() => tray.get()?.remove(member, id)} />
        {mayRetry && (
          <IconButton
            className="again"
            icon="arrow-clockwise"
            label={t('retry', { name })}
            solid
            onClick={() => tray.get()?.retry(member, id)}
          />
        )}
        {(state === 'sending' || state === 'waiting') && <Ring share={state === 'sending' ? share : 0} label={t('sending', { name })} />}
      </span>
      {state === 'offline' && <span className="t13 soft">{t('offline')}</span>}
      {error !== null && <Reason error={error} />}
    </li>
  );
}

function Ring({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <span className="ring" role="progressbar" aria-label={label} aria-valuenow={Math.round(share * 100)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" pathLength={1} strokeDasharray={`${Math.max(0.06, share)} 1`} />
      </svg>
    </span>
  );
}

/** The sentences for what is wrong with a picture are those of the photos. */
function Reason({ error }: { readonly error: Error }) {
  const catalogs = useCatalogs();
  const [loaded, setLoaded] = useState(false);
  const errorText = useErrorText('photos', 'chat');
  useEffect(() => {
    void catalogs.ensure(['photos']).then(() => setLoaded(true));
  }, [catalogs]);
  return (
    <span className="t13 wrong" role="alert">
      {loaded ? errorText(error) : ''}
    </span>
  );
}
