import { useEffect, useState } from 'react';
import { useUser } from '#features/account/web/index.ts';
import { loadBonusLine, loadedBonusLine } from './load-bonus-line.ts';

/** The line of the welcome discount. Its code is there before the page where the server has drawn it, and after it elsewhere. */
export function PageBonus() {
  const user = useUser();
  const [isLate] = useState(() => loadedBonusLine() === null);
  const [Line, setLine] = useState(loadedBonusLine);
  const mayHaveOne = user !== null && !user.paid_user;
  useEffect(() => {
    if (mayHaveOne && Line === null) void loadBonusLine().then((Loaded) => setLine(() => Loaded));
  }, [mayHaveOne, Line]);
  return Line && <Line isLate={isLate} />;
}
