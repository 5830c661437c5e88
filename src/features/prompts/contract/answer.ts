import * as Type from 'typebox';
import type { Static } from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { prompts } from './prompts.ts';

/** A prompt and what the member says to it. */
export const Answer = Type.Object({ prompt: OneOf(prompts), answer: Type.String() });
export type Answer = Static<typeof Answer>;
