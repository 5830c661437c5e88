import { Value } from 'typebox/value';
import { type ContentOf, contentSchemas } from '../contract/content.ts';
import type { ContentKind } from '../contract/kinds.ts';

/** Stored content, parsed; null when another release has stored what this one does not know. */
export function readContent<Kind extends ContentKind>(kind: Kind, stored: unknown): ContentOf<Kind> | null {
  const schema = contentSchemas[kind];
  return Value.Check(schema, stored) ? (Value.Clean(schema, structuredClone(stored)) as ContentOf<Kind>) : null;
}
