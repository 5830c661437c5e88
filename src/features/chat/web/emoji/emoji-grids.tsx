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
import { type EmojiGroup, type EmojiTone, withTone } from '../../contract/emojis.ts';
import type { Emoji } from '../../contract/emoji-endpoints.ts';
import { gridsTarget } from './emoji-keys.ts';

export interface Section {
  readonly key: EmojiGroup | 'recent' | 'found';
  readonly name: string;
  readonly emojis: readonly Emoji[];
}

export interface GridsHandle {
  /** Focuses the emoji that is in the tab order. */
  focus(): void;
  scrollToSection(key: string): void;
}

interface Props {
  readonly ref: Ref<GridsHandle>;
  readonly sections: readonly Section[];
  readonly tone: EmojiTone;
  readonly onChoose: (emoji: Emoji) => void;
  /** Another section was scrolled to the top. */
  readonly onCurrent: (key: string) => void;
  /** An emoji is hovered or focused. */
  readonly onPreview: (emoji: Emoji) => void;
}

/**
 * All emoji in one scrolling list; the browser renders only those in view (`content-visibility`). One button is in the tab
 * order, and the arrow keys move between them (roving tabindex). The `tabindex` is set on the DOM directly, because it changes
 * with every key and rendering nearly two thousand buttons would be slow.
 */
export const EmojiGrids = memo(function EmojiGrids({ ref, sections: allSections, tone, onChoose, onCurrent, onPreview }: Props) {
  const id = useId();
  // The visible sections are rendered first; the rest follows without blocking the page.
  const sections = useDeferredValue(allSections, allSections.slice(0, allSections[0]?.key === 'recent' ? 2 : 1));
  const top = useRef<Section>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const grids = () => [...(list.current?.querySelectorAll('.emoji-grid') ?? [])];
  const tabStop = () => list.current?.querySelector<HTMLElement>('button[tabindex="0"]') ?? null;
  const setTabStop = (button: Element | null | undefined) => {
    if (!(button instanceof HTMLElement)) return;
    tabStop()?.setAttribute('tabindex', '-1');
    button.setAttribute('tabindex', '0');
  };
  const emojiOf = (event: SyntheticEvent): Emoji | undefined => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const grid = grids().findIndex((one) => one.contains(button));
    return button === null ? undefined : sections[grid]?.emojis[indexIn(button)];
  };
  const reportCurrent = () => {
    const box = list.current;
    const passed = sections.filter((_section, index) => (childAt(box, index)?.offsetTop ?? 0) <= (box?.scrollTop ?? 0) + 8);
    const current = passed.at(-1) ?? sections[0];
    if (current !== undefined) onCurrent(current.key);
  };
  useLayoutEffect(() => {
    const [first] = grids();
    // The first section is unchanged: keep the scroll position and the tab stop.
    if (first === undefined || sections[0] === undefined || top.current === sections[0]) return;
    top.current = sections[0];
    list.current?.style.setProperty('--columns', String(columnsOf(first)));
    list.current?.scrollTo({ top: 0 });
    setTabStop(first.firstElementChild);
    onCurrent(sections[0].key);
  }, [sections, onCurrent]);
  useImperativeHandle(ref, () => ({
    focus: () => tabStop()?.focus(),
    scrollToSection(key) {
      const index = sections.findIndex((section) => section.key === key);
      list.current?.scrollTo({ top: childAt(list.current, index)?.offsetTop ?? 0 });
      setTabStop(grids()[index]?.firstElementChild);
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
  const preview = (event: SyntheticEvent) => {
    const emoji = emojiOf(event);
    if (emoji !== undefined) onPreview(emoji);
  };
  return (
    <div
      ref={list}
      className="emoji-list"
      onScroll={reportCurrent}
      onKeyDown={move}
      onClick={(event) => {
        const emoji = emojiOf(event);
        if (emoji !== undefined) onChoose(emoji);
      }}
      onPointerOver={preview}
      onFocus={(event) => {
        setTabStop(event.target.closest('button'));
        preview(event);
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

/** Used in emoji-picker.css to estimate the height of a section that is not rendered yet. */
const countStyle = (count: number) => ({ '--count': count }) as CSSProperties;

const columnsOf = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

const indexIn = (button: Element): number => [...(button.parentElement?.children ?? [])].indexOf(button);

function childAt(box: HTMLElement | null, index: number): HTMLElement | null {
  const child = box?.children[index];
  return child instanceof HTMLElement ? child : null;
}
