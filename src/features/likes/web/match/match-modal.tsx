import './match-modal.css';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { vibrate } from '#platform/web/interaction/vibrate.ts';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { useFirstMessage } from './match-slot.ts';
import type { MainImage } from '#features/photos/contract/image.ts';
import { addressOf } from '#features/photos/contract/image-address.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Celebrates a match, with the first message inside. A click anywhere else closes it, unless something is written. */
export function MatchModal({ member, onClose }: Props) {
  const t = useTranslations('likes.match');
  const common = useTranslations('common.action');
  const me = useMember().profile;
  const { name } = member;
  const [written, setWritten] = useState(false);
  const drawFirstMessage = useFirstMessage();
  const inside = useRef<HTMLDivElement>(null);
  const closeAfter = useEffectEvent(({ target }: MouseEvent) => {
    if (!written && !(target instanceof Element && target.closest('.match-write') !== null)) setTimeout(onClose);
  });
  useEffect(vibrate, []);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const listener = (event: MouseEvent) => closeAfter(event);
    dialog?.addEventListener('click', listener);
    return () => dialog?.removeEventListener('click', listener);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('label', { name })}
      hideTitle
      closeLabel={common('close')}
      wide
      guarded={written}
      className="match"
    >
      <div className="match-body" ref={inside}>
        <MatchHeart mine={me.main_image} theirs={member.main_image} label={t('photos', { name })} />
        <div className="match-words">
          <p className="title-xl">{t('title')}</p>
          <p className="soft text-pretty">{t('text', { name })}</p>
          <div className="match-write">{drawFirstMessage({ member, onWritten: setWritten, onSent: onClose })}</div>
          <div className="match-acts">
            <Button kind="plain" onClick={onClose}>
              {t('goOn')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const left = 'M240 446C118 388 10 292 10 158 10 70 66 10 136 10c78 0 138 66 144 162 6 96-10 188-40 274Z';
const right = 'M240 446C362 388 470 292 470 158 470 70 414 10 344 10c-78 0-138 66-144 162-6 96 10 188 40 274Z';

interface HeartProps {
  readonly mine: MainImage;
  readonly theirs: MainImage;
  readonly label: string;
}

/** Both portraits in the two leaves of the logo; their overlap is amber. */
function MatchHeart({ mine, theirs, label }: HeartProps) {
  const id = useId();
  return (
    <svg className="match-heart" viewBox="0 0 480 456" role="img" aria-label={label}>
      <defs>
        <clipPath id={`${id}a`}>
          <path d={left} />
        </clipPath>
        <clipPath id={`${id}b`}>
          <path d={right} />
        </clipPath>
      </defs>
      <g className="theirs" clipPath={`url(#${id}b)`}>
        <Portrait image={theirs} x={152} />
      </g>
      <g className="mine" clipPath={`url(#${id}a)`}>
        <Portrait image={mine} x={-80} />
      </g>
      <g className="lens" clipPath={`url(#${id}a)`}>
        <path clipPath={`url(#${id}b)`} d="M0 0H480V456H0Z" />
      </g>
    </svg>
  );
}

function Portrait({ image, x }: { readonly image: MainImage; readonly x: number }) {
  const width = image?.files.widths.find((each) => each >= 640) ?? image?.files.widths.at(-1);
  if (image === null || width === undefined) return <path className="silhouette" d="M0 0H480V456H0Z" />;
  return <image href={addressOf(image.files, width)} x={x} y="-58" width="408" height="510" preserveAspectRatio="xMidYMid slice" />;
}
