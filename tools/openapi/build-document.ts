/** Builds the OpenAPI 3.1 document from the descriptions of operations. */
import { z } from 'zod';
import { type Example, type Operation, type Reply, SECURITY, TAGS } from './operation.ts';

type Json = unknown;
export type JsonObject = { readonly [name: string]: Json };

const SCHEMES: Readonly<Record<keyof typeof SECURITY, JsonObject>> = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  ordersKey: { type: 'http', scheme: 'bearer' },
  importKey: { type: 'http', scheme: 'bearer' },
  metricsKey: { type: 'http', scheme: 'bearer' },
  searchKey: { type: 'apiKey', in: 'header', name: 'x-algolia-api-key' },
};

const DESCRIPTION = [
  'Public HTTP interface of a shop. What it promises is in `docs/contracts.md`.',
  'Beside the statuses of an operation, with a `Problem`: 403 `request.otherOrigin` for a write',
  'that a browser sends from another site, 413 `request.tooLarge` for a body above 1 MB, 421',
  '`host.unknown` for a host name of no fascia, 500 for a fault of the shop, 503 while the database',
  'is away. Clients ignore fields that they do not know.',
].join(' ');

export function buildDocument(operations: readonly Operation[]): JsonObject {
  const { schemas, components } = convertSchemas(operations);
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation, schemas),
    };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Parade',
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components,
      securitySchemes: Object.fromEntries(
        Object.entries(SECURITY).map(([name, description]) => [
          name,
          { ...SCHEMES[name as keyof typeof SECURITY], description },
        ]),
      ),
    },
  };
}

/** Content of the file. */
export function writeDocument(operations: readonly Operation[]): string {
  return `${JSON.stringify(buildDocument(operations), null, 2)}\n`;
}

type Schemas = ReadonlyMap<z.ZodType, JsonObject>;

/** Converts all schemas at once, so that those with an id become components. */
function convertSchemas(operations: readonly Operation[]): {
  readonly schemas: Schemas;
  readonly components: JsonObject;
} {
  const used = [...new Set(operations.flatMap(listSchemas))];
  const converted = z.toJSONSchema(
    z.object(Object.fromEntries(used.map((schema, index) => [String(index), schema]))),
    { io: 'input', override: ({ jsonSchema }) => shortenSchema(jsonSchema) },
  );
  const { properties = {}, $defs = {} } = toComponentReferences(converted);
  return {
    schemas: new Map(
      used.map((schema, index) => [schema, toObject(toObject(properties)[String(index)])]),
    ),
    components: toObject($defs),
  };
}

function listSchemas({ pathParameters, query, headers, body, replies }: Operation): z.ZodType[] {
  const ofReplies = Object.values(replies).map(({ schema }) => schema);
  return [pathParameters, query, headers, body?.json, body?.form, ...ofReplies].filter(
    (schema) => schema !== undefined,
  );
}

type Shortened = {
  format?: string;
  pattern?: string;
  propertyNames?: unknown;
  minimum?: number;
  maximum?: number;
};

/** Removes what says nothing to a client: patterns of known formats, limits of JavaScript. */
function shortenSchema(schema: Shortened): void {
  if (schema.format !== undefined) delete schema.pattern;
  delete schema.propertyNames;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function toComponentReferences(schema: object): JsonObject {
  return toObject(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`)));
}

const COMPONENTS = '#/components/schemas/';

function toObject(value: Json): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function describeOperation(operation: Operation, schemas: Schemas): JsonObject {
  const { method, path, tag, summary, description, security, body } = operation;
  return {
    operationId: nameOperation(method, path),
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    parameters: [
      ...listParameters('path', operation.pathParameters, operation, schemas),
      ...listParameters('query', operation.query, operation, schemas),
      ...listParameters('header', operation.headers, operation, schemas),
    ],
    ...(body && { requestBody: describeBody(body, operation.valid, schemas) }),
    ...(security && { security: [{ [security]: [] }] }),
    responses: Object.fromEntries(
      Object.entries(operation.replies).map(([status, reply]) => [
        status,
        describeReply(reply, schemas),
      ]),
    ),
  };
}

/** `GET /_api/stock/{productId}` is `get_api_stock_productId`. */
export function nameOperation(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return [method.toLowerCase(), ...words].join('_');
}

const EXAMPLES = { path: 'path', query: 'query', header: 'headers' } as const;

function listParameters(
  place: keyof typeof EXAMPLES,
  described: z.ZodObject | undefined,
  { valid }: Operation,
  schemas: Schemas,
): readonly JsonObject[] {
  if (!described) return [];
  const schema = toObject(schemas.get(described));
  const required: unknown = schema.required;
  return Object.entries(toObject(schema.properties)).map(([name, value]) => {
    const { description, ...rest } = toObject(value);
    const example = valid[EXAMPLES[place]]?.[name];
    return {
      name,
      in: place,
      required: Array.isArray(required) && required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(example !== undefined && { example }),
    };
  });
}

function describeBody(
  { json, form, text }: NonNullable<Operation['body']>,
  valid: Example,
  schemas: Schemas,
): JsonObject {
  const toContent = (schema: z.ZodType, example: unknown) => ({
    schema: toObject(schemas.get(schema)),
    ...(example !== undefined && { example }),
  });
  return {
    required: true,
    content: {
      ...(json && { 'application/json': toContent(json, valid.json) }),
      ...(form && { 'application/x-www-form-urlencoded': toContent(form, valid.form) }),
      ...(text !== undefined && {
        [text]: { schema: { type: 'string' }, ...(valid.text && { example: valid.text }) },
      }),
    },
  };
}

function describeReply(
  { description, schema, contentType = 'application/json' }: Reply,
  schemas: Schemas,
): JsonObject {
  return {
    description,
    ...(schema && { content: { [contentType]: { schema: toObject(schemas.get(schema)) } } }),
  };
}
