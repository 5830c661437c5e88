import './image-strip.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { DecisionLink } from '#platform/web/shell/decision-link.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Icon, IconButton } from '#platform/web/ui/index.ts';
import { useChatState } from '../state/chat-state.ts';
import type { TrayImage } from '../state/tray/image-tray.ts';
import type { Chat } from '../state/cache/queries.ts';
import { multiplyCost, useCostText } from './use-cost-text.ts';

interface Props {
  readonly chat: Chat;
  readonly images: readonly TrayImage[];
}

/** The chosen images above the text field, with their upload progress, total price and errors. */
export function ImageStrip({ chat, images }: Props) {
  const t = useTranslations('chat.image');
  const composer = useTranslations('chat.composer');
  const costText = useCostText();
  const count = images.filter(({ state }) => state !== 'failed').length;
  return (
    <section className="strip" aria-label={t('tray', { name: chat.profile.name })}>
      <ul>
        {images.map((image, index) => (
          <ChosenImage key={image.id} item={image} number={index + 1} member={chat.profile.id} />
        ))}
      </ul>
      {count > 0 && (
        <p className="text-s soft num" role="status">
          {composer('images', { n: count })}, {costText(multiplyCost(chat.image_cost, count))}
        </p>
      )}
    </section>
  );
}

function ChosenImage({ item, number, member }: { readonly item: TrayImage; readonly number: number; readonly member: number }) {
  const t = useTranslations('chat.image');
  const { tray } = useChatState();
  const [hasPreview, setHasPreview] = useState(true);
  const { id, preview, state, progress, error } = item;
  const name = item.name === '' ? `${t('label')} ${number}` : item.name;
  const mayRetry = state === 'offline' || (error instanceof ApiError && error.retriable);
  return (
    <li>
      <span className="thumb">
        {hasPreview ? (
          <img src={preview} alt={t('chosen', { name })} width={88} height={88} onError={() => setHasPreview(false)} />
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
        {(state === 'sending' || state === 'waiting') && (
          <ProgressRing progress={state === 'sending' ? progress : 0} label={t('sending', { name })} />
        )}
      </span>
      {state === 'offline' && <span className="text-s soft">{t('offline')}</span>}
      {error !== null && <UploadError error={error} />}
    </li>
  );
}

/** `progress`: from 0 to 1. */
function ProgressRing({ progress, label }: { readonly progress: number; readonly label: string }) {
  return (
    <span className="ring" role="progressbar" aria-label={label} aria-valuenow={Math.round(progress * 100)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" pathLength={1} strokeDasharray={`${Math.max(0.06, progress)} 1`} />
      </svg>
    </span>
  );
}

/** Loads the catalog of the photos feature, which has the texts for most upload errors. */
function UploadError({ error }: { readonly error: Error }) {
  const catalogs = useCatalogs();
  const [loaded, setLoaded] = useState(false);
  const errorText = useErrorText('photos', 'chat');
  useEffect(() => {
    void catalogs.ensure(['photos']).then(() => setLoaded(true));
  }, [catalogs]);
  return (
    <span className="text-s wrong" role="alert">
      {loaded ? errorText(error) : ''}
      <DecisionLink error={error} />
    </span>
  );
}
