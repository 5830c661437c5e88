import { useEffect, useState } from 'react';
import type * as passwordStrength from '../../contract/password-strength.ts';

type Estimator = typeof passwordStrength;

/**
 * The password estimator, loaded once it is `wanted`. Null until it is loaded, or for good when that fails: the server checks in any
 * case.
 */
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
