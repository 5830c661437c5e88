import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner, useAnnounce } from '#platform/web/ui/index.ts';

/** Ms after which it says that it takes longer. */
const slowAfter = 6000;

/** In the place of a button's label: what happens, also for those who do not see it. */
export function Working() {
  const t = useTranslations('proof-of-work');
  const announce = useAnnounce();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const text = slow ? t('slow') : t('working');
  useEffect(() => announce(text), [announce, text]);
  return (
    <>
      <Spinner />
      {text}
    </>
  );
}
