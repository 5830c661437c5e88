export { AsksDialogs } from './door/asks-dialogs.tsx';
export { type Asks, createAsks } from './kit/asks.ts';
export { Initials } from './kit/initials.tsx';
export { KeysDialog } from './kit/keys/keys-dialog.tsx';
export { useKey, useKeyListener } from './kit/keys/use-keys.tsx';
export { Loaded } from './kit/loaded.tsx';
export { AsksProvider, type Office, OfficeProvider, useAsks, useOffice } from './kit/office-context.ts';
export { homeQuery, meQuery } from './kit/queries.ts';
export { SiteNameProvider } from './kit/site-name.ts';
