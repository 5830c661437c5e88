import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Text } from '../contract/text.ts';
import { useCurrentSection } from './use-current-section.ts';
import { changesId } from './changes.tsx';

interface Props {
  readonly sections: Text['sections'];
  readonly numbered: boolean;
}

/** Links to the sections: beside the text, on narrow screens folded above it. The section being read is marked. */
export function Contents({ sections, numbered }: Props) {
  const t = useTranslations('static-pages');
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className="text-nav" aria-label={t('contents')}>
      <details>
        <summary>
          {t('contents')} <Icon name="caret-down" />
        </summary>
        <ol>
          {sections.map(({ id, title }, at) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {numbered && <span className="num">{at + 1}</span>}
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={`#${changesId}`}>
              {numbered && <span className="num" />}
              {t('changes')}
            </a>
          </li>
        </ol>
      </details>
    </nav>
  );
}
