import { useTranslations } from 'use-intl';
import { Dialog, Kbd } from '#platform/web/ui/index.ts';

/** Lists the keyboard shortcuts, except those of the swipe game, which are shown next to its cards. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('app.keys');
  const common = useTranslations('common.action');
  const everywhere = [
    [['?'], t('help')],
    [['/'], t('search')],
    [[t('esc')], t('escape')],
  ] as const;
  const chat = [
    [[t('enter')], t('send')],
    [[t('shift'), t('enter')], t('breakLine')],
    [[t('alt'), '↓'], t('next')],
    [[t('alt'), '↑'], t('previous')],
    [['↑', '↓'], t('list')],
    [[t('shift'), 'F10'], t('menu')],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className="grid gap-6">
        <Keys title={t('everywhere')} keys={everywhere} />
        <Keys title={t('chat')} keys={chat} />
      </div>
    </Dialog>
  );
}

interface KeysProps {
  readonly title: string;
  readonly keys: readonly (readonly [keys: readonly string[], what: string])[];
}

function Keys({ title, keys }: KeysProps) {
  return (
    <section>
      <h3 className="mb-2">
        <b>{title}</b>
      </h3>
      <dl className="grid gap-2">
        {keys.map(([pressed, what]) => (
          <div key={what} className="flex items-center justify-between gap-4">
            <dt className="order-last flex flex-none gap-1">
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
