import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#platform/web/ui/index.ts';
import type { Section } from './emoji-grids.tsx';
import { gridTarget } from '../picker/grid-keys.ts';

interface Props {
  readonly sections: readonly Section[];
  readonly current: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** Buttons that scroll to the groups. The arrow keys move between them. */
export function EmojiTabs({ sections, current, onChoose }: Props) {
  const t = useTranslations('chat.emoji');
  const bar = useRef<HTMLDivElement>(null);
  // Keeps the current tab visible when the tabs do not all fit.
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
  const tabStop = Math.max(
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
          tabIndex={index === tabStop ? 0 : -1}
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
  objects: 'umbrella',
  symbols: 'heart',
  flags: 'flag',
} as const satisfies Record<Section['key'], IconName>;
