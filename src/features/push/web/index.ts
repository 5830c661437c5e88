export { usePush, usePushState } from './push-context.ts';
export { PushProvider } from './push-provider.ts';
export { PushUpdates } from './push-updates.tsx';
export { pushQuery } from './queries.ts';
export { usePushStart } from './use-push-start.ts';
export { usePushSwitch } from './use-push-switch.ts';
