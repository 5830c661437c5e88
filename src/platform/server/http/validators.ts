import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { removerOf } from './unknown-fields.ts';

type Validate = ReturnType<FastifySchemaCompiler<TSchema>>;

/**
 * Numbers in a query are converted from text; in a JSON body a value of the wrong type is refused. Unknown fields are first removed
 * from both, unless the schema refuses them (`inputSchema`).
 */
export function validators(): FastifySchemaCompiler<TSchema> {
  const make = (coerceTypes: boolean | 'array') => {
    const ajv = new Ajv({ coerceTypes, useDefaults: true, allErrors: false, strict: false });
    addFormats.default(ajv);
    return ajv;
  };
  const text = make('array');
  const typed = make(false);
  return ({ schema, httpPart }) => withoutUnknown((httpPart === 'body' ? typed : text).compile(schema), schema);
}

function withoutUnknown(validate: Validate, schema: TSchema): Validate {
  const remove = removerOf(schema);
  if (remove === null) return validate;
  const check: Validate = (value) => {
    remove(value);
    const isValid = validate(value) === true;
    check.errors = validate.errors ?? null;
    return isValid;
  };
  return check;
}
