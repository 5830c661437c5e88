import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Button, cx, Face, Icon, IconButton } from '#platform/web/ui/index.ts';
import { type Bonus, BonusAlone, BonusRow } from '#features/discounts/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { alertId } from './alert-id.ts';
import { alertIcons, dismissKeys, type PageAlert } from './alert-kinds.ts';
import { useDismissals } from './dismissals-context.ts';

const AlertSheet = loadPart(async () => (await import('./alert-sheet.tsx')).AlertSheet, { texts: ['reminders', 'pwa'] });

interface Props {
  readonly alerts: readonly PageAlert[];
  /** The welcome discount: the second row, or the only content. */
  readonly bonus: Bonus | null;
  /** The member who replied last, for the question about push. */
  readonly replier: Member | null;
  /** There a dialog says the same. */
  readonly hiddenOnPhone: boolean;
}

/** One line, 60 px high, for everything that is due: the most important alert, and below it the welcome discount. */
export function AlertLine({ alerts, bonus, replier, hiddenOnPhone }: Props) {
  const t = useTranslations('app');
  const [first] = alerts;
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  // Settled in the sheet: the next alert must not open it.
  if (open && first === undefined) setOpen(false);
  const label = first === undefined ? t('bonus.label') : t('alerts.count', { n: alerts.length });
  return (
    <aside id={alertId} className={cx('wrap alert-bar', hiddenOnPhone && 'max-md:hidden')} aria-label={label}>
      <div className="alert-line">
        {first === 'push' && replier !== null && bonus === null ? (
          <PushLine replier={replier} onOpen={show} />
        ) : (
          <>
            <Icon name={first === undefined ? 'tag' : alertIcons[first]} />
            <div className="text">
              {first !== undefined && (
                <button type="button" className="alert-open" aria-haspopup="dialog" onClick={show}>
                  {first === 'push' && replier !== null ? t('alerts.push.answered', { name: replier.name }) : t(`alerts.${first}.title`)}
                </button>
              )}
              {bonus && (first === undefined ? <BonusAlone bonus={bonus} /> : <BonusRow bonus={bonus} />)}
            </div>
            <Icon name={first === undefined ? 'caret-right' : 'caret-down'} />
          </>
        )}
      </div>
      {open && first !== undefined && (
        <AlertSheet alerts={[first, ...alerts.slice(1)]} bonus={bonus} replier={replier} onClose={() => setOpen(false)} />
      )}
    </aside>
  );
}

/** With the face of who answered: the best moment to ask for push. */
function PushLine({ replier, onOpen }: { readonly replier: Member; readonly onOpen: () => void }) {
  const t = useTranslations('app.alerts');
  const [, dismiss] = useDismissals();
  return (
    <>
      <Face {...faceOf(replier.main_image)} alt="" size={40} />
      <p className="text">
        <b>{t('push.answered', { name: replier.name })}</b>
        <span>{t('push.ask')}</span>
      </p>
      <Button kind="primary" size="small" aria-haspopup="dialog" onClick={onOpen}>
        {t('push.yes')}
      </Button>
      <IconButton icon="x" label={t('close')} onClick={() => dismiss(dismissKeys.push)} />
    </>
  );
}
