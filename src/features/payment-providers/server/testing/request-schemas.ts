import fs from 'node:fs';

/** The violations of the provider's public API description by a request. */
export type CheckRequest = (method: string, path: string, params: unknown) => string[];

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

/** An excerpt of a provider's description: the requests that its adapter makes. */
export const readDescription = (file: string): Description => JSON.parse(fs.readFileSync(file, 'utf8')) as Description;

export function querySchema({ parameters = [] }: Operation): object {
  const query = parameters.filter((one) => one.in === 'query');
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) };
}

type Compiled = ((params: unknown) => unknown) & {
  errors?: { instancePath: string; message?: string; params: object }[] | null | undefined;
};

/** `compile` creates the schema of an operation's request. */
export function checkBy({ paths }: Description, compile: (method: string, operation: Operation) => Compiled): CheckRequest {
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
