import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { cx, Icon, SavedNote } from '#platform/web/ui/index.ts';
import type { ProfileSaver } from '../state/use-profile-change.ts';

interface Props {
  readonly saver: Pick<ProfileSaver, 'state' | 'error' | 'retrying' | 'undo'>;
  /** The control shows its errors itself. */
  readonly ownErrors?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A control that saves itself, with a note below it that shows the result and an undo button. */
export function AutosavedField({ saver: { state, error, retrying, undo }, ownErrors = false, className, children }: Props) {
  const t = useTranslations('profile');
  const common = useTranslations('common');
  const errorText = useErrorText('profile', 'account');
  const id = useId();
  return (
    <div id={id} className={cx('self-saved', className)}>
      {children}
      {retrying ? (
        <span className="note help" role="status">
          <Icon name="wifi-slash" />
          <span>{t('waiting')}</span>
        </span>
      ) : (
        <SavedNote
          className="note"
          state={state === 'failed' && ownErrors ? null : state}
          savedLabel={common('state.saved')}
          error={error && errorText(error)}
          undo={undo ? { label: common('action.undo'), onUndo: () => undoAndFocus(undo, id) } : undefined}
        />
      )}
    </div>
  );
}

/** The undo button disappears until the old value is saved, so the focus moves to the control. */
function undoAndFocus(undo: () => void, id: string): void {
  undo();
  document.getElementById(id)?.querySelector<HTMLElement>('input:checked, input, select, textarea')?.focus();
}
