/** Typed description of one operation of the HTTP interface, from which OpenAPI is generated. */
import { z } from 'zod';

export const TAGS = {
  catalogue: 'Products, stock, prices and delivery.',
  reviews: 'Reviews, votes and reports.',
  search: 'Search by the Algolia protocol, and calls beside it.',
  recommendations: 'Products that go with others.',
  basket: 'The basket of a guest or a customer.',
  shopper: 'Sign-in, and what concerns one shopper.',
  wishlist: 'The wishlist of a customer.',
  events: 'What browsers report.',
  orders: 'For the order system, the payment provider and the till of the merchant.',
  agents: 'Universal Commerce Protocol, for shopping agents.',
  feeds: 'Feeds and files for other services.',
  monitoring: 'Health and metrics.',
} as const;

export const SECURITY = {
  session: 'Cookie of a signed-in customer; `sid` on plain http at a loopback host.',
  ordersKey: 'The `ORDERS_KEY` of the deployment.',
  importKey: 'The `IMPORT_KEY` of the deployment.',
  metricsKey: 'The `METRICS_KEY` of the deployment; not needed on the same machine.',
  searchKey: 'The `searchKey` of `GET /_api/search/config`.',
} as const;

/** A request that the tests send, and the status that it gets. */
export type Example = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly status: number;
};

export type Reply = {
  readonly description: string;
  /** Absent for a response without a body. */
  readonly schema?: z.ZodType;
  /** Default: `application/json`. */
  readonly contentType?: string;
};

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As OpenAPI writes it: `/_api/stock/{productId}`. */
  readonly path: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description?: string;
  readonly pathParameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: {
    readonly json?: z.ZodType;
    /** The same fields as a form. */
    readonly form?: z.ZodType;
    /** Content type of a text. */
    readonly text?: string;
  };
  readonly security?: keyof typeof SECURITY;
  readonly replies: Readonly<Record<number, Reply>>;
  readonly valid: Example;
  /** A request that is refused; null for an operation that takes nothing a caller could get wrong. */
  readonly invalid: Example | null;
};

export const problem = z
  .object({
    error: z.object({
      code: z.string().describe('Stable name of the error.'),
      message: z.string().describe('In the language of the request where there is a translation.'),
      field: z.string().optional().describe('The invalid field, such as `items[0].quantity`.'),
      available: z.int().optional().describe('Units that can be added.'),
      retryAfter: z.int().optional().describe('Seconds.'),
      faults: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
    }),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused.' });

const PROBLEMS = {
  400: 'A field is invalid.',
  401: 'A customer has to sign in, or a key is missing.',
  403: 'The request came from another site, or its token is missing or has expired.',
  404: 'There is no such thing.',
  409: 'The present state does not allow it.',
  410: 'The link has expired.',
  422: 'The key was used with another request, or nothing in the body can be read.',
  429: 'Too many requests.',
  503: 'The service is not available at present.',
} as const;

/** Replies with a `Problem`, by status. */
export function problems(
  ...statuses: readonly (keyof typeof PROBLEMS)[]
): Readonly<Record<number, Reply>> {
  return Object.fromEntries(
    statuses.map((status) => [status, { description: PROBLEMS[status], schema: problem }]),
  );
}

/** Reply 200 with JSON. */
export function json(schema: z.ZodType, description = 'The response.'): Record<number, Reply> {
  return { 200: { description, schema } };
}

/** `?locale=` of all `/_api` calls. */
export const localeQuery = {
  locale: z
    .string()
    .optional()
    .describe('Language and currency, such as `fr-FR`; by default the first of the fascia.'),
} as const;

/** Request in a language that no fascia has. */
export const unknownLocale: Example = { query: { locale: 'xx-XX' }, status: 400 };

export const currencyCode = z.enum(['GBP', 'EUR', 'AED', 'USD']);

export const cents = z.int().min(0).describe('Minor units.');
