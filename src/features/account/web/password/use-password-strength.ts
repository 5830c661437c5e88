import { useEffect, useState } from 'react';
import type * as passwordStrength from '../../contract/password-strength.ts';

type Estimator = typeof passwordStrength;

/** The estimator of password strength; null until it is `wanted` and has arrived, for good where it cannot be loaded: the server judges anyway. */
export function usePasswordStrength(wanted: boolean): Estimator | null {
  const [estimator, setEstimator] = useState<Estimator | null>(null);
  useEffect(() => {
    if (!wanted || estimator !== null) return;
    let left = false;
    import('../../contract/password-strength.ts').then(
      (loaded) => {
        if (!left) setEstimator(loaded);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted, estimator]);
  return estimator;
}
