import { usePushStart } from '#features/push/web/index.ts';
import { NavigationProgress } from './waiting/navigation-progress.tsx';
import { AppBack } from './app-back.tsx';
import { ConnectionLine } from './waiting/connection-line.tsx';

/** Part of every page, loaded later: push, the back button of the installed app, and the indicators of navigation and of a slow connection. */
export function PageProgress() {
  usePushStart();
  return (
    <>
      <AppBack />
      <NavigationProgress />
      <ConnectionLine />
    </>
  );
}
