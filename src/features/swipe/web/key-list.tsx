import { useTranslations } from 'use-intl';
import { Kbd } from '#platform/web/ui/index.ts';

/** The keyboard shortcuts of the game; hidden on touch devices. */
export function KeyList() {
  const t = useTranslations('swipe.keys');
  const keys = [
    ['→', t('like')],
    ['←', t('pass')],
    ['↑', t('profile')],
    [t('space'), t('photo')],
    ['Z', t('undo')],
  ] as const;
  return (
    <aside className="swipe-keys" aria-labelledby="swipe-keys">
      <h2 id="swipe-keys">
        <b>{t('title')}</b>
      </h2>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
