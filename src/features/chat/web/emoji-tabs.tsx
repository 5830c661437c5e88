import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#platform/web/ui/index.ts';
import type { Section } from './emoji-grids.tsx';
import { gridTarget } from './grid-keys.ts';

interface Props {
  readonly sections: readonly Section[];
  readonly current: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** Where the groups begin; arrows go from one to the next. */
export function EmojiTabs({ sections, current, onChoose }: Props) {
  const t = useTranslations('chat.emoji');
  const bar = useRef<HTMLDivElement>(null);
  // Where they do not fit they scroll.
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  if (sections.length === 0) return null;
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const target = gridTarget(event.key, at, buttons.length, buttons.length);
    if (target === null) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  const reachable = Math.max(
    0,
    sections.findIndex(({ key }) => key === current),
  );
  return (
    <div ref={bar} className="emoji-tabs" role="toolbar" aria-label={t('groups')} onKeyDown={move}>
      {sections.map(({ key, name }, index) => (
        <button
          key={key}
          type="button"
          title={name}
          aria-label={name}
          aria-current={key === current || undefined}
          tabIndex={index === reachable ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          <Icon name={icons[key]} />
        </button>
      ))}
    </div>
  );
}

const icons = {
  recent: 'clock',
  found: 'magnifying-glass',
  'smileys-emotion': 'smiley',
  'people-body': 'users',
  'animals-nature': 'interest-animals',
  'food-drink': 'interest-foodie',
  'travel-places': 'interest-travelling',
  activities: 'interest-sports',
  objects: 'gift-umbrella',
  symbols: 'heart',
  flags: 'flag',
} as const satisfies Record<Section['key'], IconName>;
