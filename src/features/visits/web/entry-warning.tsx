import './visit.css';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { minimumAge as age } from '#features/account/contract/rules.ts';
import { useSettings } from '#features/site/web/index.ts';

/** Asks for the age before anything can be done. Both answers weigh the same; Escape is none, and Back leaves the site as ever. */
export function EntryWarning({ onAdult }: { readonly onAdult: () => void }) {
  const t = useTranslations('visits.age');
  const { name: site } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector('h2')?.focus();
    return () => opened?.close();
  }, []);
  // Nothing of this site stays behind, and Back leads to where the visitor came from.
  const leave = () => location.replace('about:blank');
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="entry-title"
      aria-describedby="entry-text"
      className="dialog entry"
      onKeyDown={(event) => {
        // A second Escape would close it whatever `cancel` says.
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <span className="adults-only" aria-hidden="true">
        {age}
      </span>
      <h2 className="title-l" id="entry-title" tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="soft text-pretty" id="entry-text">
        {t('text', { site })}
      </p>
      <div className="entry-acts">
        <Button size="tall" onClick={onAdult}>
          {t('adult', { age })}
        </Button>
        <Button size="tall" onClick={leave}>
          {t('leave')}
        </Button>
      </div>
      <p className="text-s soft">
        {t('birthDate')}{' '}
        <a className="link" href="/pages/privacy">
          {t('privacy')}
        </a>
      </p>
    </dialog>
  );
}
