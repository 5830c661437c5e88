import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '#platform/web/shell/copy-text.ts';
import { Button, Panel, useToast } from '#platform/web/ui/index.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: the server keeps only hashes of them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTranslations('login-security.recovery');
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast({ text: t('copied'), icon: 'check-circle' });
    else toast({ text: t('copyFailed'), icon: 'warning-circle', urgent: true });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Panel className="w-full max-w-[440px]">
        <ul ref={list} tabIndex={-1} aria-label={t('title')} className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
          {codes.map((code) => (
            <li key={code} className="font-mono" translate="no">
              {code}
            </li>
          ))}
        </ul>
      </Panel>
      <div className="flex flex-wrap gap-3">
        <Button icon="copy" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button kind="primary" onClick={onKept}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
