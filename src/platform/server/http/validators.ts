import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { closed } from './closed-schema.ts';

/**
 * Numbers in a query are converted from text; in a JSON body a value of the wrong type is refused. Unknown fields are refused in
 * both.
 */
export function validators(): FastifySchemaCompiler<TSchema> {
  const make = (coerceTypes: boolean | 'array') => {
    const ajv = new Ajv({ coerceTypes, useDefaults: true, allErrors: false, strict: false });
    addFormats.default(ajv);
    return ajv;
  };
  const text = make('array');
  const typed = make(false);
  return ({ schema, httpPart }) => (httpPart === 'body' ? typed : text).compile(closed(schema));
}
