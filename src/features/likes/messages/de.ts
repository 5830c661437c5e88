import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {} as const;

export type Messages = MessageShape<typeof messages>;
