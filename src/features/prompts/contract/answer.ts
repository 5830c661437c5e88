import * as Type from 'typebox';
import type { Static } from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { prompts } from './prompts.ts';

/** A prompt and the member's answer. */
export const Answer = Type.Object({ prompt: OneOf(prompts), answer: Type.String() });
export type Answer = Static<typeof Answer>;
