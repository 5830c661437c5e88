import * as Type from 'typebox';
import { pageFrame } from '#platform/contract/live/live-event.ts';
import { pageVisibleFrame } from './page-visible.ts';

export const pageVisible = pageFrame(pageVisibleFrame, Type.Boolean());
