import { NavigationProgress } from './navigation-progress.tsx';
import { AppBack } from './app-back.tsx';
import { ConnectionLine } from './offline/connection-line.tsx';

/** What every page has and loads later: the way back of the installed app, and what says that the page waits. */
export function PageProgress() {
  return (
    <>
      <AppBack />
      <NavigationProgress />
      <ConnectionLine />
    </>
  );
}
