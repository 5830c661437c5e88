import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fs from 'node:fs';
import path from 'node:path';

/** What is wrong with a request by the provider's public description of its API. */
export type CheckRequest = (method: string, path: string, params: unknown) => string[];

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

/** The version of Stripe's API that is meant, which the SDK says with each call. The description at hand is of version 2023-08-16 … */
export const stripeVersion = '2026-10-28.endive';

/** … so these are younger. All other parameters are checked. */
const youngerParameters = { allowed_payment_method_types: { type: 'array', items: { type: 'string' } } };

/** Reads that it does not have: their parameters are checked by the types of Stripe's own SDK only. */
const describedElsewhere = new Set(['/v1/payouts', '/v1/balance_transactions']);

export function openStripeSchemas(): CheckRequest {
  const description = read('stripe.json');
  // Everything in a form is text.
  const ajv = addFormats.default(new Ajv({ strict: false, coerceTypes: true, allErrors: true }));
  const check = checkBy(description, (method, operation) => {
    if (method === 'get') return ajv.compile(querySchema(operation));
    const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
    const properties = 'properties' in schema ? { ...(schema.properties as object), ...youngerParameters } : {};
    return ajv.compile({ ...schema, properties });
  });
  return (method, called, params) => (method === 'GET' && describedElsewhere.has(called) ? [] : check(method, called, params));
}

export function openAdyenSchemas(): CheckRequest {
  const description = read('adyen.json');
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'adyen', components: description.components });
  return checkBy(description, (method, operation) => {
    if (method === 'get' || method === 'delete') return ajv.compile(querySchema(operation));
    const schema = operation.requestBody?.content['application/json']?.schema ?? {};
    return ajv.compile('$ref' in schema ? { $ref: `adyen${String(schema.$ref)}` } : schema);
  });
}

/** An excerpt of a provider's description: the requests that its adapter makes. */
const read = (file: string): Description =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'descriptions', file), 'utf8')) as Description;

function querySchema({ parameters = [] }: Operation): object {
  const query = parameters.filter((one) => one.in === 'query');
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) };
}

type Compiled = ((params: unknown) => unknown) & {
  errors?: { instancePath: string; message?: string; params: object }[] | null | undefined;
};

function checkBy({ paths }: Description, compile: (method: string, operation: Operation) => Compiled): CheckRequest {
  const compiled = new Map<Operation, Compiled>();
  return (method, called, params) => {
    const found = Object.keys(paths).find((template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(called));
    const operation = paths[found ?? '']?.[method.toLowerCase()];
    if (!operation) return [`there is no ${method} ${called}`];
    const validate = compiled.get(operation) ?? compile(method.toLowerCase(), operation);
    compiled.set(operation, validate);
    if (validate(structuredClone(params)) === true) return [];
    return (validate.errors ?? []).map(
      (error) => `${method} ${called}: ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
  };
}
