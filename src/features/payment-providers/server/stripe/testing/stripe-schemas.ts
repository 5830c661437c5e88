import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import path from 'node:path';
import { checkBy, type CheckRequest, querySchema, readDescription } from '../../testing/request-schemas.ts';

/** The version of Stripe's API that the SDK sends with each call. Our copy of the description is of version 2023-08-16 … */
export const stripeVersion = '2026-10-28.endive';

/** … so it lacks these newer parameters. All others are checked. */
const youngerParameters = { allowed_payment_method_types: { type: 'array', items: { type: 'string' } } };

/** Reads that the description lacks: only the types of Stripe's own SDK check their parameters. */
const describedElsewhere = new Set(['/v1/payouts', '/v1/balance_transactions']);

export function openStripeSchemas(): CheckRequest {
  const description = readDescription(path.join(import.meta.dirname, 'stripe-api.json'));
  // All values in a form are text.
  const ajv = addFormats.default(new Ajv({ strict: false, coerceTypes: true, allErrors: true }));
  const check = checkBy(description, (method, operation) => {
    if (method === 'get') return ajv.compile(querySchema(operation));
    const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
    const properties = 'properties' in schema ? { ...(schema.properties as object), ...youngerParameters } : {};
    return ajv.compile({ ...schema, properties });
  });
  return (method, called, params) => (method === 'GET' && describedElsewhere.has(called) ? [] : check(method, called, params));
}
