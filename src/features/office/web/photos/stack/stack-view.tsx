import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Chip, useAnnounce } from '#platform/web/ui/index.ts';
import { photoReasons } from '#features/decisions/contract/rules.ts';
import { usePhone } from '../../cases/use-phone.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useClock } from '../../kit/use-clock.ts';
import { type Choices, choose, type Direction, type Item, itemOf, moved, type PhotoReason, sumsOf } from '../state/choices.ts';
import type { Stack, WaitingPhoto } from '../state/photo-queries.ts';
import { StackFoot } from './stack-foot.tsx';
import { PhotoSide } from './photo-side.tsx';
import { PhotoTile } from './photo-tile.tsx';

interface Props {
  readonly stack: Stack;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  readonly sending: boolean;
  readonly onSend: (items: readonly Item[], count: number) => void;
}

/** The grid: every photo is accepted that was wholly seen and for which no reason stands. */
export function StackView({ stack, choices, onChoices, sending, onSend }: Props) {
  const t = useTranslations('office.photos');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const phone = usePhone();
  const { me, to } = useOffice();
  const { photos } = stack;
  const grid = useRef<HTMLOListElement>(null);
  const foot = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [covered, setCovered] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [clear, setClear] = useState(!me.blur);
  const [colour, setColour] = useState(!me.grey);
  const [large, setLarge] = useState(false);
  // Where pictures come blurred, nothing is shown clearly before somebody asks for it.
  const [chosen, setChosen] = useState<number | null>(me.blur ? null : (photos[0]?.id ?? null));
  const found = photos.findIndex(({ id }) => id === chosen);
  const at = found < 0 ? null : found;
  const current = at === null ? null : (photos[at] ?? null);
  const sums = sumsOf(
    photos.map(({ id }) => id),
    choices,
    seen,
  );
  useLayoutEffect(() => setCovered(foot.current?.offsetHeight ?? 0), [sums.accepted, large]);

  const select = (index: number) => {
    const photo = photos[index];
    if (photo === undefined) return;
    setChosen(photo.id);
    const tile = document.getElementById(`photo-${photo.id}`);
    if (grid.current?.contains(document.activeElement) === true) tile?.focus();
    tile?.scrollIntoView({ block: 'nearest' });
    announce(t('announced', { no: index + 1, name: photo.member.name }));
  };
  const move = (direction: Direction) => select(moved(at, direction, { count: photos.length, columns: columnsOf(grid.current) }));
  const decide = (reason: PhotoReason | null) => {
    if (current === null) return;
    onChoices(choose(choices, current.id, reason));
    announce(reason === null ? t('tileAccept') : t('tileReject', { reason: t(`reasons.${reason}`) }));
  };
  const send = (count: number) =>
    onSend(
      photos.map(({ id }) => itemOf(id, choices, seen)),
      count,
    );
  const submit = () => {
    if (field.current !== null && document.activeElement !== field.current && field.current.value.trim() === '') field.current.focus();
    else foot.current?.requestSubmit();
  };
  const acts = phone || sending ? null : true;
  useKey('reason', acts && ((key) => decide(photoReasons[Number(key) - 1] ?? null)));
  useKey('favour', acts && (() => decide(null)));
  useKey('do', acts && submit);
  useKey('left', () => move('left'));
  useKey('right', () => move('right'));
  useKey('up', () => move('up'));
  useKey('down', () => move('down'));
  useKey('large', () => setLarge(!large));
  useKey('colour', me.grey ? () => setColour(!colour) : null);
  useKey('uncover', me.blur ? () => setClear(!clear) : null);
  useKey('open', current === null ? null : () => void navigate(to(`/admin/cases/${current.number}`)));

  const keyOnTile = (event: KeyboardEvent, index: number) => {
    const direction = arrows[event.key];
    // A press of Enter on the tile that is chosen already does what the button does.
    if (event.key === 'Enter' && me.keys && index === at && !phone) submit();
    // With single keys on, the page hears the arrows.
    else if (direction !== undefined && !me.keys) move(direction);
    else return;
    event.preventDefault();
  };
  const see = useCallback((id: number) => setSeen((before) => (before.has(id) ? before : new Set(before).add(id))), []);

  return (
    <div className="ph">
      <div className="ph-main">
        <PageHead
          title={t('title', { n: photos.length, members: new Set(photos.map(({ member }) => member.id)).size })}
          name={t('name')}
          lead={<Lead stack={stack} />}
        >
          {me.grey && (
            <Chip on={!colour} onClick={() => setColour(!colour)}>
              {t('grey')}
              <KeyHint act="colour" />
            </Chip>
          )}
          <Chip on={large} onClick={() => setLarge(!large)}>
            {t('large')}
            <KeyHint act="large" />
          </Chip>
          {me.blur && (
            <Chip on={clear} onClick={() => setClear(!clear)}>
              {t('uncover')}
              <KeyHint act="uncover" />
            </Chip>
          )}
        </PageHead>
        <ol ref={grid} className={large ? 'ph-grid large' : 'ph-grid'} style={{ scrollPaddingBottom: covered }}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <PhotoTile
                photo={photo}
                no={index + 1}
                count={photos.length}
                current={index === at}
                reachable={index === (at ?? 0)}
                clear={clear || index === at}
                colour={colour || index === at}
                reason={choices.get(photo.id) ?? null}
                seen={seen.has(photo.id)}
                covered={covered}
                onSeen={() => see(photo.id)}
                onChoose={() => select(index)}
                onKeyDown={(event) => keyOnTile(event, index)}
              />
            </li>
          ))}
        </ol>
        <StackFoot ref={foot} field={field} sums={sums} blurred={!clear} sending={sending} onSend={send} />
      </div>
      <PhotoSide
        photo={current}
        no={(at ?? 0) + 1}
        reason={current === null ? null : (choices.get(current.id) ?? null)}
        onReason={decide}
      />
    </div>
  );
}

const arrows: Readonly<Partial<Record<string, Direction>>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

const columnsOf = (grid: HTMLElement | null): number =>
  grid === null ? 1 : Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(' ').length);

/** When the first is due, and how long the stack is the person's. */
function Lead({ stack: { photos, until, waiting } }: { readonly stack: Stack }) {
  const t = useTranslations('office.photos');
  const dateText = useDateFormat();
  const now = useClock(10_000);
  const first = photos.map(({ due_at }: WaitingPhoto) => due_at).toSorted((a, b) => a.localeCompare(b))[0];
  const due = first === undefined ? '' : dateText(new Date(first), { timeStyle: 'short' });
  const late = first !== undefined && Date.parse(first) < now;
  const minutes = until === null ? 0 : Math.max(0, Math.round((Date.parse(until) - now) / 60_000));
  return (
    <>
      {late ? <span className="late">{t('late', { time: due })}</span> : t('firstDue', { time: due })} {t('yours', { n: minutes })}
      {waiting > 0 && ` ${t('further', { n: waiting })}`}
    </>
  );
}
