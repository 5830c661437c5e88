import { NavigationProgress } from './navigation-progress.tsx';
import { ConnectionLine } from './offline/connection-line.tsx';

/** What says that the page waits: at once a bar, after a while words. */
export function PageProgress() {
  return (
    <>
      <NavigationProgress />
      <ConnectionLine />
    </>
  );
}
