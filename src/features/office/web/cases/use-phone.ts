import { useSyncExternalStore } from 'react';

const phone = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a screen of a phone's width. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
