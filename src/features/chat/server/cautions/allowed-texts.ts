import { mayBeCaption } from '#features/account/contract/allowed-texts.ts';
import { namesPhone } from './cautions.ts';

export const isAllowedCaption = (caption: string): boolean => mayBeCaption(caption) && !namesPhone(caption);
