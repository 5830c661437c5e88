import { AppBack, ConnectionLine } from '#features/pwa/web/index.ts';
import { usePushStart } from '#features/push/web/index.ts';
import { NavigationProgress } from './navigation-progress.tsx';

/**
 * Parts of every page that are loaded later: push, the back button of the installed app, and the indicators of navigation and of a
 * slow connection.
 */
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
