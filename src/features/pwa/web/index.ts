export { AppBack } from './app-back.tsx';
export { ConnectionLine } from './connection/connection-line.tsx';
export { askToInstall, installWay, keepInstallPrompt } from './install-prompt.ts';
export { loadOffline, loadRegisterWorker } from './load-offline.ts';
export { onFirstUse } from './offline/first-use.ts';
