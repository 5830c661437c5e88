import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

/** A query is text, so its numbers are read from text; a body has types of its own, and a wrong one is refused. */
export function validators(): FastifySchemaCompiler<FastifySchema> {
  const make = (coerceTypes: boolean | 'array') => {
    const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: true, allErrors: false, strict: false });
    addFormats.default(ajv);
    return ajv;
  };
  const text = make('array');
  const typed = make(false);
  return ({ schema, httpPart }) => (httpPart === 'body' ? typed : text).compile(schema);
}
