import { useState } from 'react';
import { deferredPart } from '#platform/web/shell/deferred-part.tsx';
import { useUser } from '#features/account/web/index.ts';
import { loadBonusLine, loadedBonusLine } from './load-bonus-line.ts';

/** Its code is there before the page where the server has drawn it, and after it elsewhere. */
const BonusLine = deferredPart(loadBonusLine, { known: loadedBonusLine });

/** The line of the welcome discount. */
export function PageBonus() {
  const user = useUser();
  const [isLate] = useState(() => loadedBonusLine() === null);
  return user !== null && !user.paid_user && <BonusLine isLate={isLate} />;
}
