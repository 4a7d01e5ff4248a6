/** Operations for other services: feeds, sitemaps, summaries for robots, health and metrics. */
import { z } from 'zod';
import { localeQuery, type Operation, problems, type Reply } from '../operation.ts';

const text = (contentType: string, description: string): Readonly<Record<number, Reply>> => ({
  200: { description, schema: z.string(), contentType },
});

const later: Reply = {
  ...{ description: 'Not now; `Retry-After` says when.', contentType: 'text/plain' },
  schema: z.string(),
};

const unknownFile: Reply = { ...later, description: 'There is no such file.' };

const feedQuery = z.object({
  ...localeQuery,
  limit: z.int().min(1).max(500).optional().describe('Products of a page; absent for all.'),
  after: z.string().optional().describe('Of the `Link` header of the page before.'),
});

export const feedOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/feeds/google.xml',
    tag: 'feeds',
    summary: 'Product feed for Google Merchant Center, of one fascia and language.',
    query: feedQuery,
    replies: { ...text('application/xml', 'The feed.'), ...problems(400), 503: later },
    valid: { query: { limit: '5' }, status: 200 },
    invalid: { query: { limit: '0' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/feeds/agents.jsonl',
    tag: 'feeds',
    summary: 'Product feed for shopping agents, in JSON Lines.',
    query: feedQuery,
    replies: { ...text('application/jsonl', 'The feed.'), ...problems(400), 503: later },
    valid: { query: { limit: '5' }, status: 200 },
    invalid: { query: { locale: 'xx-XX' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/sitemap.xml',
    tag: 'feeds',
    summary: 'Index of the sitemaps of a fascia.',
    replies: { ...text('application/xml', 'The index.'), 503: later },
    ...{ valid: { status: 200 }, invalid: null },
  },
  {
    method: 'GET',
    path: '/sitemaps/{locale}/{file}',
    tag: 'feeds',
    summary: 'One sitemap.',
    pathParameters: z.object({ locale: z.string(), file: z.string() }),
    replies: { ...text('application/xml', 'The sitemap.'), 404: unknownFile, 503: later },
    valid: { path: { locale: 'en-GB', file: 'pages.xml' }, status: 200 },
    invalid: { path: { locale: 'en-GB', file: 'none' }, status: 404 },
  },
  {
    method: 'GET',
    path: '/robots.txt',
    tag: 'feeds',
    summary: 'Rules for crawlers.',
    replies: text('text/plain', 'The rules.'),
    ...{ valid: { status: 200 }, invalid: null },
  },
  {
    method: 'GET',
    path: '/llms.txt',
    tag: 'feeds',
    summary: 'Pages and files of the shop that agents can read.',
    replies: text('text/plain', 'The summary.'),
    ...{ valid: { status: 200 }, invalid: null },
  },
];

export const monitoringOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/healthz',
    tag: 'monitoring',
    summary: 'The process runs.',
    replies: text('text/plain', '`ok`.'),
    ...{ valid: { status: 200 }, invalid: null },
  },
  {
    method: 'GET',
    path: '/readyz',
    tag: 'monitoring',
    summary: 'For load balancers: the process can answer shoppers.',
    replies: { ...text('text/plain', 'Ready.'), 503: later },
    ...{ valid: { status: 200 }, invalid: null },
  },
  {
    method: 'GET',
    path: '/readyz/write',
    tag: 'monitoring',
    summary: 'For alerts: the database accepts writes.',
    replies: { ...text('text/plain', 'Writable.'), 503: later },
    ...{ valid: { status: 200 }, invalid: null },
  },
  {
    method: 'GET',
    path: '/metrics',
    tag: 'monitoring',
    summary: 'Metrics for Prometheus.',
    security: 'metricsKey',
    replies: { ...text('text/plain', 'The metrics.'), ...problems(404) },
    valid: {
      headers: { authorization: 'Bearer 0123456789abcdef0123456789abcdef' },
      status: 200,
    },
    invalid: { headers: { authorization: 'Bearer wrong' }, status: 404 },
  },
];
