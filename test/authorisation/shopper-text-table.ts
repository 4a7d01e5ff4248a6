/** Routes on which shoppers write: reviews, questions, answers, stock alerts. */

import { privatePage, type Row, shared } from './row.ts';
import { SKU } from './test-app.ts';

export const shopperTextTable: Readonly<Record<string, Row>> = {
  'GET /product/:slug/write-review': { at: '/product/slug-of-ABC12345/write-review', ...shared },
  'POST /product/:slug/write-review': {
    at: '/product/slug-of-ABC12345/write-review',
    fields: { rating: '5', body: 'A review with enough words.', username: 'A reader' },
    hasToken: true,
    // Guests enter an email address as well.
    guest: 400,
    customer: 303,
  },
  'GET /product/:slug/report-review': {
    at: '/product/slug-of-ABC12345/report-review?review=none',
    guest: 404,
    customer: 404,
  },
  'POST /product/:slug/report-review': {
    at: '/product/slug-of-ABC12345/report-review',
    fields: { review: '01900000-0000-7000-8000-000000000000', reason: 'copied' },
    hasToken: true,
    guest: 404,
    customer: 404,
  },
  'GET /product/:slug/ask-question': { at: '/product/slug-of-ABC12345/ask-question', ...shared },
  'POST /product/:slug/ask-question': {
    at: '/product/slug-of-ABC12345/ask-question',
    fields: { body: 'A question with enough words?', username: 'A reader' },
    hasToken: true,
    // Guests enter an email address as well.
    guest: 400,
    customer: 303,
  },
  // Requires a buyer's link: submit-question.test.ts.
  'GET /product/:slug/answer-question': {
    at: '/product/slug-of-ABC12345/answer-question?buyer=none',
    guest: 403,
    customer: 403,
  },
  'POST /product/:slug/answer-question': {
    at: '/product/slug-of-ABC12345/answer-question',
    fields: { body: 'An answer with enough words.', username: 'A reader', buyer: 'none' },
    hasToken: true,
    guest: 403,
    customer: 403,
  },
  'GET /confirm-question': shared,
  'POST /confirm-question': {
    fields: { token: 'none', intent: 'confirm' },
    hasToken: true,
    guest: 410,
    customer: 410,
  },
  // The product is in stock.
  'GET /product/:slug/stock-alert': { at: '/product/slug-of-ABC12345/stock-alert', ...shared },
  'POST /product/:slug/stock-alert': {
    at: '/product/slug-of-ABC12345/stock-alert',
    fields: { sku: SKU },
    hasToken: true,
    // Guests enter an email address as well.
    guest: 400,
    customer: 409,
  },
  'GET /confirm-stock-alert': shared,
  'POST /confirm-stock-alert': {
    fields: { token: 'none', intent: 'confirm' },
    hasToken: true,
    guest: 410,
    customer: 410,
  },
  'GET /_api/unsubscribe/:list': {
    at: '/_api/unsubscribe/price-alerts?token=none',
    guest: 303,
    customer: 303,
  },
  'POST /_api/unsubscribe/:list': {
    at: '/_api/unsubscribe/price-alerts?token=none',
    fields: { 'List-Unsubscribe': 'One-Click' },
    guest: 410,
    customer: 410,
  },
  'GET /stop-price-alerts': shared,
  'POST /stop-price-alerts': {
    fields: { token: 'none' },
    hasToken: true,
    guest: 410,
    customer: 410,
  },
  'GET /stop-stock-alerts': shared,
  'POST /stop-stock-alerts': {
    fields: { token: 'none' },
    hasToken: true,
    guest: 410,
    customer: 410,
  },
  'GET /account/price-alerts': privatePage,
  'POST /account/price-alerts': {
    fields: { productKey: 'none', colour: 'moss' },
    hasToken: true,
    guest: 303,
    customer: 303,
  },
  'GET /product/:slug/reminder': { at: '/product/slug-of-ABC12345/reminder', ...privatePage },
  'POST /product/:slug/reminder': {
    at: '/product/slug-of-ABC12345/reminder',
    fields: { sku: SKU },
    hasToken: true,
    guest: 303,
    // The product is not used up.
    customer: 400,
  },
  'GET /stop-reminders': shared,
  'POST /stop-reminders': {
    fields: { token: 'none' },
    hasToken: true,
    guest: 410,
    customer: 410,
  },
  'GET /account/reminders': privatePage,
  'POST /account/reminders': {
    fields: { reminder: 'none' },
    hasToken: true,
    guest: 303,
    customer: 404,
  },
  'GET /account/stock-alerts': privatePage,
  'POST /account/stock-alerts': {
    fields: { alert: 'none' },
    hasToken: true,
    guest: 303,
    customer: 404,
  },
  'GET /confirm-review': shared,
  'POST /confirm-review': {
    fields: { token: 'none', intent: 'confirm' },
    hasToken: true,
    guest: 410,
    customer: 410,
  },
  'GET /account/reviews': privatePage,
  'POST /account/reviews': {
    fields: { review: 'none' },
    hasToken: true,
    guest: 303,
    customer: 404,
  },
  'POST /_api/reviews/report': {
    fields: { sku: SKU, review: '01900000-0000-7000-8000-000000000000', reason: 'copied' },
    guest: 404,
    customer: 404,
  },
};
