import { useState } from 'react';
import { useUser } from '#features/account/web/index.ts';
import { BonusPart } from './bonus-part.ts';

/** The line of the welcome discount. */
export function PageBonus() {
  const user = useUser();
  const [isLate] = useState(() => !BonusPart.isLoaded());
  return user !== null && !user.paid_user && <BonusPart isLate={isLate} />;
}
