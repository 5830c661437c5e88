import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import path from 'node:path';
import { checkBy, type CheckRequest, querySchema, readDescription } from '../../testing/request-schemas.ts';

export function openAdyenSchemas(): CheckRequest {
  const description = readDescription(path.join(import.meta.dirname, 'adyen-api.json'));
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'adyen', components: description.components });
  return checkBy(description, (method, operation) => {
    if (method === 'get' || method === 'delete') return ajv.compile(querySchema(operation));
    const schema = operation.requestBody?.content['application/json']?.schema ?? {};
    return ajv.compile('$ref' in schema ? { $ref: `adyen${String(schema.$ref)}` } : schema);
  });
}
