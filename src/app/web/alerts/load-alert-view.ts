import type { AlertView } from './alert-view.tsx';

type View = typeof AlertView;

const load = () => import('./alert-view.tsx').then((module) => module.AlertView);
let loaded: View | null = null;

/** What draws an alert; null: its code has not come yet. */
export const loadedAlertView = (): View | null => loaded;

/** The server waits for it before it draws anything, the browser before hydration where the server has drawn an alert. */
export async function loadAlertView(): Promise<View> {
  return (loaded ??= await load());
}
