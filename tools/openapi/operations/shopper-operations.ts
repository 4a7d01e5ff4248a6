/** Operations about one shopper: sign-in, state, emails; and what browsers report. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { z } from 'zod';
import { EVENT_SCHEMAS } from '#features/analytics/events/event-catalogue.ts';
import { MAX_EVENT_BATCH } from '#features/analytics/events/event-channel.ts';
import type { AdjustedLine } from '#features/basket/basket.ts';
import { PROOF_ICONS } from '#features/social-proof/social-proof.ts';
import { AD_EVENTS } from '#features/sponsored/sponsored.port.ts';
import {
  json,
  localeQuery,
  type Operation,
  problems,
  type Reply,
  unknownLocale,
} from '../operation.ts';
import { basket } from './basket-operations.ts';

const counted: Readonly<Record<number, Reply>> = { 204: { description: 'Counted.' } };

const shopper = z.object({
  status: z.enum(['guest', 'customer']),
  firstName: z.string().optional(),
  premierUntil: z.iso.date().optional().describe('Last day of a membership.'),
  isOffice: z.boolean().optional(),
  token: z.string().optional().describe('For personalisation, with consent.'),
  basketCount: z.int().min(0),
  wishlistKeys: z.array(z.string()).describe('`productKey~colour` of each item.'),
});

const adjusted = z.object({
  sku: z.string(),
  name: z.string(),
  requested: z.int(),
  added: z.int(),
}) satisfies z.ZodType<AdjustedLine>;

const signedIn = z.object({
  cart: basket.nullable(),
  user: z.object({ status: z.literal('customer'), firstName: z.string() }),
  adjusted: z.array(adjusted).describe('Lines of a guest’s basket that were not merged in full.'),
  wishlistKey: z.string().nullable(),
});

const signIn = z.object({
  csrf: z.string().describe('Of the GET, with its cookie.'),
  username: z.string().describe('The email address.'),
  password: z.string(),
});

function describeParams(schema: (typeof EVENT_SCHEMAS)[keyof typeof EVENT_SCHEMAS]) {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return z.looseObject({}).meta(described);
}

/** Events as `src/features/analytics/events/event-catalogue.ts` declares them. */
const event = z.union(
  Object.entries(EVENT_SCHEMAS).map(([name, schema]) =>
    z.object({
      name: z.literal(name),
      params: describeParams(schema),
    }),
  ),
);

const proofCodes = Object.keys(PROOF_ICONS);

const socialProof = z.object({
  productIds: z.array(z.string()),
  messages: z.array(
    z.object({ code: z.enum(proofCodes), message: z.string().describe('May have `<strong>`.') }),
  ),
});

const list = z.object({
  list: z.enum(['price-alerts', 'stock-alerts', 'reminders']),
});
const emailed = z.object({
  ...localeQuery,
  token: z.string().describe('Of the link in the email.'),
});
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
const stockAlerts = { path: { list: 'stock-alerts' }, query: { token: 'x'.repeat(43) } } as const;

export const shopperOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/_api/shopper',
    tag: 'shopper',
    summary: 'Status, basket count and wishlist keys of the shopper.',
    query: z.object(localeQuery),
    replies: { ...json(shopper), ...problems(400, 503) },
    valid: { status: 200 },
    invalid: unknownLocale,
  },
  {
    method: 'GET',
    path: '/_api/customer/getCustomer',
    tag: 'shopper',
    summary: 'Affiliate id of the customer; null for a guest.',
    query: z.object(localeQuery),
    replies: {
      ...json(z.object({ customer: z.object({ affiliateId: z.string().nullable() }).nullable() })),
      ...problems(400, 503),
    },
    valid: { status: 200 },
    invalid: unknownLocale,
  },
  {
    method: 'GET',
    path: '/_api/login',
    tag: 'shopper',
    summary:
      'CSRF token of the sign-in form. `/login` answers the same to `Accept: application/json`.',
    query: z.object(localeQuery),
    replies: { ...json(z.object({ csrf: z.string() })), ...problems(400) },
    valid: { status: 200 },
    invalid: unknownLocale,
  },
  {
    method: 'POST',
    path: '/_api/login',
    tag: 'shopper',
    summary: 'Sign in; the basket of a guest joins that of the customer.',
    query: z.object(localeQuery),
    body: { json: signIn, form: signIn },
    replies: { ...json(signedIn), ...problems(400, 401, 403, 429, 503) },
    valid: { form: { csrf: '…', username: 'ada@example.com', password: '…' }, status: 200 },
    invalid: {
      form: { csrf: 'none', username: 'ada@example.com', password: 'wrong one' },
      status: 403,
    },
  },
  {
    method: 'GET',
    path: '/_api/unsubscribe/{list}',
    tag: 'shopper',
    summary: 'Leads to the page that stops a list of emails.',
    pathParameters: list,
    query: emailed,
    replies: { 303: { description: 'To the page.' }, ...problems(400, 404) },
    valid: { ...stockAlerts, status: 303 },
    invalid: { path: { list: 'stock-alerts' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/unsubscribe/{list}',
    tag: 'shopper',
    summary: 'Stops a list of emails at once (RFC 8058).',
    pathParameters: list,
    query: emailed,
    body: { form: oneClick },
    replies: {
      ...json(z.object({ stopped: z.literal(true) })),
      ...problems(400, 404, 410, 503),
    },
    valid: { ...stockAlerts, form: { 'List-Unsubscribe': 'One-Click' }, status: 200 },
    invalid: { ...stockAlerts, form: { 'List-Unsubscribe': 'Later' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/url-shorten',
    tag: 'shopper',
    summary: 'A short URL of a product page of this shop.',
    query: z.object(localeQuery),
    body: { form: z.object({ url: z.url() }) },
    replies: { ...json(z.object({ shorturl: z.url() })), ...problems(400, 429, 503) },
    valid: { form: { url: 'http://localhost/product/slug-of-ABC12345' }, status: 200 },
    invalid: { form: { url: 'https://elsewhere.example/' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/social-proof',
    tag: 'events',
    summary: 'Messages about the interest of other shoppers in a product.',
    query: z.object({ ...localeQuery, productKey: z.string() }),
    replies: { ...json(socialProof), ...problems(400) },
    valid: { query: { productKey: 'ABC12345' }, status: 200 },
    invalid: { query: { productKey: '<b>' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/social-proof',
    tag: 'events',
    summary: 'Counts a view of a product.',
    query: z.object(localeQuery),
    body: { form: z.object({ productKey: z.string() }) },
    replies: { ...counted, ...problems(400, 503) },
    valid: { form: { productKey: 'ABC12345' }, status: 204 },
    invalid: { form: { productKey: '' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/sponsored',
    tag: 'events',
    summary: 'Counts a view or a click of an ad, once a day for each caller.',
    query: z.object({ ...localeQuery, ad: z.string() }),
    body: { form: z.object({ event: z.enum(AD_EVENTS) }) },
    replies: { ...counted, ...problems(400, 503) },
    valid: { query: { ad: 'autumn' }, form: { event: 'view' }, status: 204 },
    invalid: { query: { ad: 'autumn' }, form: { event: 'look' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/events',
    tag: 'events',
    summary: 'Analytics events of a browser, in the form of GA4.',
    query: z.object(localeQuery),
    body: { json: z.object({ events: z.array(event).min(1).max(MAX_EVENT_BATCH) }) },
    replies: { ...counted, ...problems(400, 429, 503) },
    valid: {
      json: { events: [{ name: 'search', params: { search_term: 'coat', results: 1 } }] },
      status: 204,
    },
    invalid: { json: { events: [{ name: 'search', params: { results: 1 } }] }, status: 400 },
  },
];
