// Names that pages, the service worker and the server share. Installed browsers use them: with other names they would lose what they
// have stored.

/** The script of the service worker, and the address by which pages register it: `v=2` is the version of specification §7. */
export const workerPath = '/sw.js';
export const workerScript = `${workerPath}?v=2`;

/** Cache with the offline data of the logged-in member: JSON by name, and photos by address. */
export const memberCache = 'member';
/** `member`: whose data it is; `known`: queries of the page; `outbox`: messages that wait; `sent`: ids of those that the worker sent. */
export type OfflineName = 'member' | 'known' | 'outbox' | 'sent';
export const offlineAddress = (name: OfflineName): string => `/kept/${name}`;
/** Ms for which an offline photo may be shown: after that, a photo that its owner deleted is on no device. */
export const offlinePhotoMs = 24 * 3_600_000;

/** The app's shell in a language, or in `en-US`. */
export const shellAddress = (name: string): string => `/app-shell/${name}`;
export const offlinePageFolder = '/offline/';
/** The page for visitors without a connection. */
export const offlinePageAddress = (language: string): string => offlinePageFolder + language;

/** The tag of the Background Sync that sends waiting messages. */
export const outboxSync = 'outbox';

/** The address to which other apps share (`share_target` of the manifest), and the fields of that form. */
export const shareAddress = '/chats';
export const shareFields = { title: 'title', text: 'text', url: 'url', pictures: 'pictures' } as const;
/** The parameter by which the page learns that something was shared. */
export const sharedParameter = 'shared';
export type SharedKind = 'text' | 'pictures' | 'both' | 'lost';
/** Cache with shared content: the texts, and the pictures by number. */
export const sharedCache = 'shared';
export const sharedPartsAddress = '/shared/parts';
export const sharedImageAddress = (index: number): string => `/shared/${index}`;
/** Headers of the stored texts (ms since 1970) and of a stored picture (URI encoded). */
export const sharedAtHeader = 'x-shared-at';
export const sharedNameHeader = 'x-name';

/** Headers by which a call says that it is the app's. */
export const appHeaders = { 'X-Request-Type': 'app' } as const;

/** Messages from a page to the worker. */
export type PageMessage = { readonly type: 'keep' | 'keep-offline-page'; readonly language: string } | { readonly type: 'take-over' };

/** Questions of the worker to a page; the reply `true` means yes. */
export type WorkerQuestion = { readonly type: 'may-update' } | { readonly type: 'open'; readonly path: string };
/** `pushed`: the payload of a push. */
export type WorkerMessage = WorkerQuestion | { readonly type: 'pushed'; readonly pushed: unknown };
