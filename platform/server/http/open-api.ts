import { unitOf } from './units.ts';

/** What is done to the API document after the schemas of its calls were written into it. */

/** An example of what a call takes; parameters as they stand in an address. */
export type CallExample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The name of a file that comes with the body. */
  file?: string;
};
export type CallExamples = Record<string, CallExample>;

export type Schema = { [key: string]: unknown; type?: string | string[]; properties?: Record<string, Schema> };
type Media = { schema?: Schema; example?: unknown };
type Content = Record<string, Media>;
type Parameter = { name: string; in: string; schema: Schema; description?: string; example?: unknown };
export type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The document as it comes from the plugin, whose type allows more than there is. */
export const openApiOf = (document: object): OpenApi => document as OpenApi;

export const finish = (document: OpenApi, examples: CallExamples): void => {
  keepUsed(document);
  openAnswers(document);
  for (const operation of operationsOf(document)) {
    keepFileOut(operation);
    addUnits(operation);
    const example = examples[operation.operationId];
    if (example) addExample(operation, example);
  }
};

const operationsOf = ({ paths }: OpenApi): Operation[] => Object.values(paths).flatMap(Object.values<Operation>);

/**
 * Leaves out the schemas that nothing refers to: each one with an id is written twice, as an input and as an answer, and most
 * are only one of them.
 */
const keepUsed = ({ paths, components }: OpenApi): void => {
  const used = new Set<string>();
  const use = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!used.has(name)) {
        used.add(name);
        use(components.schemas[name]);
      }
  };
  use(paths);
  for (const name of Object.keys(components.schemas)) if (!used.has(name)) delete components.schemas[name];
};

const contentsOf = (all: (Content | undefined)[]): Schema[] =>
  all.flatMap((content = {}) => Object.values(content).flatMap(({ schema }) => (schema ? [schema] : [])));

/** An answer may get new fields, which clients must not refuse. An input has only those that are named. */
const openAnswers = (document: OpenApi): void => {
  const schemas = Object.entries(document.components.schemas).flatMap(([id, each]) =>
    id.endsWith('Input') ? [] : each,
  );
  const answers = operationsOf(document).flatMap(({ responses }) => Object.values(responses));
  for (const schema of [...schemas, ...contentsOf(answers.map(({ content }) => content))])
    eachSchema(schema, (_, each) => {
      if (each.additionalProperties === false) delete each.additionalProperties;
    });
};

/** Calls `visit` for a schema and all in it, with the name of the field that it is of. */
const eachSchema = (schema: unknown, visit: (field: string, schema: Schema) => void, field = ''): void => {
  if (Array.isArray(schema)) for (const each of schema) eachSchema(each, visit, field);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
  const object = schema as Schema;
  visit(field, object);
  for (const [name, each] of Object.entries(object.properties ?? {})) eachSchema(each, visit, name);
  for (const key of ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'])
    eachSchema(object[key], visit, field);
};

const isNumber = ({ type }: Schema): boolean => [type].flat().some((each) => each === 'integer' || each === 'number');

/** The fields of a call that hold a number, and no code, by their names. */
export const numbersOf = ({
  parameters = [],
  requestBody,
  responses,
}: Operation): [field: string, schema: Schema][] => {
  const numbers: [field: string, schema: Schema][] = [];
  const take = (field: string, schema: Schema) => {
    if (field !== '' && isNumber(schema) && !('enum' in schema) && !('const' in schema)) numbers.push([field, schema]);
  };
  for (const { name, schema } of parameters) eachSchema(schema, take, name);
  const answers = Object.values(responses).map(({ content }) => content);
  for (const schema of contentsOf([requestBody?.content, ...answers])) eachSchema(schema, take);
  return numbers;
};

const addUnits = (operation: Operation): void => {
  for (const [field, schema] of numbersOf(operation)) {
    const unit = unitOf(field);
    if (unit) schema.description ??= unit;
  }
};

/** A parameter by its schema: what stands in the address as text may be a number, or a list with commas in it. */
const typed = ({ type }: Schema, text: string): unknown => {
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  return type === 'array' ? text.split(',') : text;
};

const addExample = ({ parameters = [], requestBody }: Operation, { params, query, body, file }: CallExample): void => {
  for (const parameter of parameters) {
    const text = (parameter.in === 'path' ? params : query)?.[parameter.name];
    if (text !== undefined) parameter.example = typed(parameter.schema, text);
  }
  const { [multipart]: parts, 'application/json': json } = requestBody?.content ?? {};
  if (parts && file !== undefined) parts.example = { ...(body as object | undefined), file };
  else if (json && body !== undefined) json.example = body;
};

const multipart = 'multipart/form-data';

/** JSON has no file: it names one that came before. Before this, both kinds of body are one object. */
const keepFileOut = ({ requestBody }: Operation): void => {
  const { [multipart]: parts, 'application/json': json } = requestBody?.content ?? {};
  if (!requestBody || !parts?.schema || !json) return;
  const { file: _, ...properties } = parts.schema.properties ?? {};
  requestBody.content['application/json'] = { schema: { ...parts.schema, properties } };
};
