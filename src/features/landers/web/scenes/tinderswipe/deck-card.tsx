import { type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type SidewaysDrag, startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { FictionalPill, MemberPhoto, usePlaceLineFrom } from '#features/members/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

interface Props {
  readonly member: Member;
  readonly top: boolean;
  /** The first photo of the page. */
  readonly first: boolean;
  /** "3 of 12" */
  readonly nth: string;
  readonly onLeft: () => void;
  /** Null: no like is left. */
  readonly onRight: (() => void) | null;
}

/** A member as visitors may see them; the top card can be dragged, and every drag has a button. */
export function DeckCard({ member, top, first, nth, onLeft, onRight }: Props) {
  const t = useTranslations('landers.deck');
  const shared = useTranslations('landers.shared');
  const { geoip_selected_country, geoip_country } = useSettings();
  const placeLine = usePlaceLineFrom(geoip_selected_country ?? geoip_country);
  const drag = useRef<SidewaysDrag | null>(null);
  const [offset, setOffset] = useState(0);
  const { name, age, main_image, fictional } = member;

  const down = (event: PointerEvent<HTMLElement>) => {
    if (!top || event.button !== 0) return;
    drag.current = startSidewaysDrag({ x: event.clientX, y: event.clientY, at: event.timeStamp });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current !== null) setOffset(drag.current.move({ x: event.clientX, y: event.clientY, at: event.timeStamp }) ?? 0);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const end = drag.current?.end({ x: event.clientX, y: event.clientY, at: event.timeStamp }, event.currentTarget.offsetWidth);
    drag.current = null;
    setOffset(0);
    if (end === 'next') onLeft();
    if (end === 'previous') onRight?.();
  };
  const cancel = () => {
    drag.current = null;
    setOffset(0);
  };
  return (
    <article
      className={cx('try-card', top ? 'top' : 'second')}
      aria-hidden={!top || undefined}
      style={offset === 0 ? undefined : { transform: `translateX(${offset}px) rotate(${offset / 40}deg)`, transition: 'none' }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      <MemberPhoto
        image={main_image}
        sizes="(width >= 992px) 400px, 100vw"
        alt={top ? shared('photo', { name }) : ''}
        priority={first}
        position="50% 38%"
      >
        {offset > 40 && onRight !== null && (
          <span className="try-stamp">
            <Icon name="heart-fill" /> {t('stamp')}
          </span>
        )}
      </MemberPhoto>
      <div className="try-plate">
        <h2 className="title-m">
          <bdi>{name}</bdi>, {age}
        </h2>
        <p className="text-m soft num">{nth}</p>
        <p className="soft">{placeLine(member)}</p>
        {fictional && <FictionalPill />}
      </div>
    </article>
  );
}
