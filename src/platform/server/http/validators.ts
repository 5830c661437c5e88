import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

/** Numbers in a query are converted from text; in a JSON body a value of the wrong type is refused. */
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
