import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '#platform/web/ui/index.ts';

/** Specification §9: nothing for the first 200 ms; after 5 s the bar has said what it can. */
const throttle = 200;
const duration = 5000;

export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  const t = useTranslations('common.state');
  useEffect(() => {
    if (!busy) return undefined;
    const appear = setTimeout(() => setShown(true), throttle);
    const vanish = setTimeout(() => setShown(false), throttle + duration);
    return () => {
      clearTimeout(appear);
      clearTimeout(vanish);
      setShown(false);
    };
  }, [busy]);
  return <ProgressBar active={busy && shown} label={t('loading')} />;
}
