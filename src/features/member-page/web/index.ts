export { GiftProvider } from './gift-slot.ts';
export { profilesKey } from './keys.ts';
