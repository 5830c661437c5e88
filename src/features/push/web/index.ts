export { createPush } from './push.ts';
export { loadPushBrowser } from './load-push-browser.ts';
export { PushProvider, usePush, usePushState } from './push-context.ts';
export { PushUpdates } from './push-updates.tsx';
export { pushQuery } from './queries.ts';
export { usePushStart } from './use-push-start.ts';
export { usePushSwitch } from './use-push-switch.ts';
