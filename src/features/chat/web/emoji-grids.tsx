import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type Ref,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Emoji, type EmojiGroup, type EmojiTone, withTone } from '../contract/emojis.ts';
import { gridsTarget } from './emoji-keys.ts';

export interface Section {
  readonly key: EmojiGroup | 'recent' | 'found';
  readonly name: string;
  readonly emojis: readonly Emoji[];
}

export interface GridsHandle {
  /** Puts the focus on the emoji that Tab would reach. */
  enter(): void;
  /** Scrolls to a section. */
  show(key: string): void;
}

interface Props {
  readonly ref: Ref<GridsHandle>;
  readonly sections: readonly Section[];
  readonly tone: EmojiTone;
  readonly onChoose: (emoji: Emoji) => void;
  /** Another section is at the top. */
  readonly onCurrent: (key: string) => void;
  /** The mouse or the focus is on it. */
  readonly onShow: (emoji: Emoji) => void;
}

/**
 * All emoji at once, so that the browser can search and scroll them: it draws only what is in view (`content-visibility`).
 * One of them is in the order of Tab, arrows go from one to the next; which one is said to the browser alone, for it changes
 * with every key and nearly two thousand buttons need not be looked at for it.
 */
export const EmojiGrids = memo(function EmojiGrids({ ref, sections: wanted, tone, onChoose, onCurrent, onShow }: Props) {
  const id = useId();
  // What is seen first is there at once; the rest follows in pieces, between which the page answers.
  const sections = useDeferredValue(wanted, wanted.slice(0, wanted[0]?.key === 'recent' ? 2 : 1));
  const top = useRef<Section>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const grids = () => [...(list.current?.querySelectorAll('.emoji-grid') ?? [])];
  const reachable = () => list.current?.querySelector<HTMLElement>('button[tabindex="0"]') ?? null;
  const reach = (button: Element | null | undefined) => {
    if (!(button instanceof HTMLElement)) return;
    reachable()?.setAttribute('tabindex', '-1');
    button.setAttribute('tabindex', '0');
  };
  const emojiOf = (event: SyntheticEvent): Emoji | undefined => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const grid = grids().findIndex((one) => one.contains(button));
    return button === null ? undefined : sections[grid]?.emojis[indexIn(button)];
  };
  const tell = () => {
    const box = list.current;
    const passed = sections.filter((_section, index) => (childAt(box, index)?.offsetTop ?? 0) <= (box?.scrollTop ?? 0) + 8);
    const current = passed.at(-1) ?? sections[0];
    if (current !== undefined) onCurrent(current.key);
  };
  useLayoutEffect(() => {
    const [first] = grids();
    // The same ones go on.
    if (first === undefined || sections[0] === undefined || top.current === sections[0]) return;
    top.current = sections[0];
    list.current?.style.setProperty('--columns', String(columnsOf(first)));
    list.current?.scrollTo({ top: 0 });
    reach(first.firstElementChild);
    onCurrent(sections[0].key);
  }, [sections, onCurrent]);
  useImperativeHandle(ref, () => ({
    enter: () => reachable()?.focus(),
    show(key) {
      const index = sections.findIndex((section) => section.key === key);
      list.current?.scrollTo({ top: childAt(list.current, index)?.offsetTop ?? 0 });
      reach(grids()[index]?.firstElementChild);
    },
  }));
  const move = (event: KeyboardEvent) => {
    const all = grids();
    const grid = all.findIndex((one) => one.contains(document.activeElement));
    const here = all[grid];
    if (here === undefined || document.activeElement === null) return;
    const target = gridsTarget(
      event.key,
      { grid, at: indexIn(document.activeElement) },
      columnsOf(here),
      sections.map(({ emojis }) => emojis.length),
    );
    if (target === null) return;
    event.preventDefault();
    const button = all[target.grid]?.children[target.at];
    if (!(button instanceof HTMLElement)) return;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'nearest' });
  };
  const show = (event: SyntheticEvent) => {
    const emoji = emojiOf(event);
    if (emoji !== undefined) onShow(emoji);
  };
  return (
    <div
      ref={list}
      className="emoji-list"
      onScroll={tell}
      onKeyDown={move}
      onClick={(event) => {
        const emoji = emojiOf(event);
        if (emoji !== undefined) onChoose(emoji);
      }}
      onPointerOver={show}
      onFocus={(event) => {
        reach(event.target.closest('button'));
        show(event);
      }}
    >
      {sections.map(({ key, name, emojis }) => (
        <div key={key} className="emoji-section" style={countStyle(emojis.length)}>
          <h2 id={`${id}${key}`}>{name}</h2>
          <div className="emoji-grid" role="group" aria-labelledby={`${id}${key}`}>
            {emojis.map(({ text, label, toned }) => (
              <button key={text} type="button" tabIndex={-1} aria-label={label}>
                {toned ? withTone(text, tone) : text}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});

/** By this the height of what is not drawn yet is guessed. */
const countStyle = (count: number) => ({ '--count': count }) as CSSProperties;

const columnsOf = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

const indexIn = (button: Element): number => [...(button.parentElement?.children ?? [])].indexOf(button);

function childAt(box: HTMLElement | null, index: number): HTMLElement | null {
  const child = box?.children[index];
  return child instanceof HTMLElement ? child : null;
}
