import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '#platform/web/ui/index.ts';

/** Specification §9: the bar appears after 200 ms and disappears 5 s later. */
const delayMs = 200;
const maxDurationMs = 5000;

export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  const t = useTranslations('common.state');
  useEffect(() => {
    if (!busy) return undefined;
    const appear = setTimeout(() => setShown(true), delayMs);
    const disappear = setTimeout(() => setShown(false), delayMs + maxDurationMs);
    return () => {
      clearTimeout(appear);
      clearTimeout(disappear);
      setShown(false);
    };
  }, [busy]);
  return <ProgressBar active={busy && shown} label={t('loading')} />;
}
