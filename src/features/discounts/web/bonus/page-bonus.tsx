import { useState } from 'react';
import { useMatch } from 'react-router';
import { useUser } from '#features/account/web/index.ts';
import { BonusPart } from './bonus-part.ts';

/** The line of the welcome discount. The login page already loads its code, or it would be too late for the next page. */
export function PageBonus() {
  const user = useUser();
  const atLogin = useMatch('/login') !== null;
  const [isLate] = useState(() => !BonusPart.isLoaded());
  const mayHaveOne = user === null ? atLogin : !user.paid_user;
  return mayHaveOne && <BonusPart isLate={isLate} />;
}
