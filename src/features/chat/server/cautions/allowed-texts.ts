import { hasHiddenCharacters, mixesScripts } from '#features/account/contract/deceptive-text.ts';
import { namesAddress } from './cautions.ts';

/** A name is no address, and is written as it looks. */
export const isAllowedName = (name: string): boolean =>
  !name.normalize('NFKC').includes('@') && !mixesScripts(name) && isAllowedCaption(name);

/** A caption is a sentence, so it may mix scripts. */
export const isAllowedCaption = (caption: string): boolean => !hasHiddenCharacters(caption.replaceAll('\n', ' ')) && !namesAddress(caption);
