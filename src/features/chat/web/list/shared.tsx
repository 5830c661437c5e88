import './shared.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sharedParameter } from '#platform/contract/service-worker.ts';
import { useApi } from '#platform/web/data/context.ts';
import { forgetShared, readShared, type Shared as Found } from '#platform/web/shell/shared.ts';
import { Button, cx } from '#platform/web/ui/index.ts';
import { isOpen } from './chat-rows.tsx';
import { chatsQuery } from '../state/cache/chats-query.ts';
import { useChatState } from '../state/chat-state.ts';
import type { ChatRef } from '../state/cache/queries.ts';
import { useQueryData } from '../state/cache/use-query-data.ts';
import { useAddImages } from '../state/use-add-images.ts';
import { sharedText } from './shared-text.ts';

/** Number of pictures that are shown. The others are only counted. */
const maxShown = 4;

/**
 * A text or pictures that another app has shared to the installed site. The service worker (`receive-share.ts`) redirects here. The
 * conversation that is opened next gets the text, after its draft, and the pictures in its tray. Nothing is sent.
 */
export function Shared({ open }: { readonly open: ChatRef | null }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const chats = useQueryData(chatsQuery(useApi()));
  // The URL contains only the kind of the shared content, so that the content itself does not get into the browser's history.
  const kind = new URLSearchParams(search).get(sharedParameter);
  const [shared, setShared] = useState<State | null>(() => (kind === null ? null : kind === 'lost' ? 'lost' : 'loading'));
  const member = open !== null && 'profile' in open ? open.profile : chats?.find((entry) => isOpen(entry, open))?.profile.id;
  useEffect(() => {
    if (shared !== 'loading') return;
    // Unless the member has cancelled meanwhile.
    void readShared().then((found) => setShared((now) => (now === 'loading' ? found : now)));
  }, [shared]);
  const handOver = useHandOver();
  const pick = useEffectEvent((found: Found, to: number) => {
    handOver(found, to);
    setShared(null);
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- It is added to one conversation only.
    if (shared !== null && typeof shared === 'object' && member !== undefined) pick(shared, member);
  }, [shared, member]);
  if (shared === null || open !== null) return null;
  const cancel = () => {
    void forgetShared();
    setShared(null);
    void navigate('/chats', { replace: true });
  };
  return <Box shared={shared} className={cx('chat-share-what', kind === 'pictures' && kind, kind === 'both' && kind)} onCancel={cancel} />;
}

type State = Found | 'loading' | 'lost';

interface BoxProps {
  readonly shared: State;
  /** Depends on the kind of the shared content: reserves the space before the content is read, so that the list below does not move. */
  readonly className: string | undefined;
  readonly onCancel: () => void;
}

function Box({ shared, className, onCancel }: BoxProps) {
  const t = useTranslations('pwa.share');
  if (shared === 'lost')
    return (
      <section className="chat-share" aria-label={t('lost')}>
        <p role="status">{t('lost')}</p>
        <Button size="small" onClick={onCancel}>
          {t('close')}
        </Button>
      </section>
    );
  return (
    <section className="chat-share" aria-labelledby="chat-share-title">
      <h2 id="chat-share-title">{t('title')}</h2>
      <div className={className}>{shared !== 'loading' && <What {...shared} />}</div>
      <p className="text-m soft">{t('text')}</p>
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </section>
  );
}

function useHandOver(): (found: Found, to: number) => void {
  const { drafts } = useChatState();
  const addImages = useAddImages();
  return ({ parts, pictures }, to) => {
    const text = sharedText(parts);
    if (text !== '') drafts.set(to, [drafts.get(to), text].filter((part) => part !== '').join('\n'));
    // Content that could not be added stays stored for another attempt.
    void addImages(to, pictures).then((isAdded) => (isAdded ? forgetShared() : undefined));
  };
}

function What({ parts, pictures }: Found) {
  const t = useTranslations('pwa.share');
  const previews = usePreviews(pictures);
  const text = sharedText(parts);
  return (
    <>
      {pictures.length > 0 && (
        <div className="chat-share-images" role="img" aria-label={t('pictures', { n: pictures.length })}>
          {previews.map((preview) => (
            <img key={preview} src={preview} alt="" />
          ))}
          {pictures.length > maxShown && <span className="num">+{pictures.length - maxShown}</span>}
        </div>
      )}
      {text !== '' && (
        <p className="chat-share-text" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

/** Object URLs of the pictures that are shown. */
function usePreviews(pictures: readonly File[]): readonly string[] {
  const [previews, setPreviews] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = pictures.slice(0, maxShown).map((picture) => URL.createObjectURL(picture));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The URLs live as long as the effect.
    setPreviews(made);
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, [pictures]);
  return previews;
}
