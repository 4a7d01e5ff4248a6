/** Expected status of each method of each route, for guests and customers. */

import { privateCall, privatePage, type Row, shared } from './row.ts';
import { shopperTextTable } from './shopper-text-table.ts';
import { SKU } from './test-app.ts';

const item = {
  productKey: 'ABC12345',
  colourSelected: 'moss',
  lineItemSku: SKU,
  sizeSelected: false,
};

export const table: Readonly<Record<string, Row>> = {
  ...shopperTextTable,
  'GET /': shared,
  'GET /categories/:slug': { at: '/categories/none', guest: 404, customer: 404 },
  'GET /categories/:slug/facet/collection/:brand': {
    at: '/categories/none/facet/collection/none',
    guest: 404,
    customer: 404,
  },
  'GET /search': shared,
  'GET /pages/*': { at: '/pages/none', guest: 404, customer: 404 },
  'GET /product/:slug': { at: '/product/slug-of-ABC12345', ...shared },
  'POST /product/:slug': {
    at: '/product/slug-of-ABC12345',
    fields: { colour: 'moss', size: 'ONE SIZE' },
    guest: 303,
    customer: 303,
  },
  'GET /product/:slug/reviews': { at: '/product/slug-of-ABC12345/reviews', ...shared },
  'POST /product/:slug/reviews': {
    at: '/product/slug-of-ABC12345/reviews',
    fields: { review: '01900000-0000-7000-8000-000000000000', helpful: 'true' },
    guest: 404,
    customer: 404,
  },
  // The product of the test app has no bundle.
  'GET /product/:slug/bundle/:type': {
    at: '/product/slug-of-ABC12345/bundle/suits',
    guest: 404,
    customer: 404,
  },
  'POST /product/:slug/bundle/:type': {
    at: '/product/slug-of-ABC12345/bundle/suits',
    fields: { product: 'ABC12345' },
    guest: 404,
    customer: 404,
  },
  'GET /search/similar/*': { at: '/search/similar/slug-of-ABC12345/moss', ...shared },
  // Redirects to the visual search.
  'GET /product/:slug/similar': {
    at: '/product/slug-of-ABC12345/similar?colour=moss',
    guest: 301,
    customer: 301,
  },
  'GET /product/:slug/questions': { at: '/product/slug-of-ABC12345/questions', ...shared },
  'GET /how-we-count': shared,
  'GET /_api/social-proof': { at: '/_api/social-proof?productKey=ABC12345', ...shared },
  'POST /_api/social-proof': {
    fields: { productKey: 'ABC12345' },
    guest: 204,
    customer: 204,
  },
  'POST /_api/sponsored': {
    at: '/_api/sponsored?ad=none',
    fields: { event: 'view' },
    guest: 204,
    customer: 204,
  },
  'POST /_api/events': {
    json: { events: [{ name: 'search', params: { search_term: 'coat', results: 1 } }] },
    guest: 204,
    customer: 204,
  },
  'GET /review-policy': shared,
  'GET /withdrawal-form': shared,
  // Redirects: only memberships have their page at this path.
  'GET /premier/:slug': { at: '/premier/slug-of-ABC12345', guest: 301, customer: 301 },
  'POST /premier/:slug': {
    at: '/premier/slug-of-ABC12345',
    fields: { colour: 'moss', size: 'ONE SIZE' },
    guest: 303,
    customer: 303,
  },
  'GET /_api/advice/size': { at: '/_api/advice/size?sizes=S~M', ...shared },
  'GET /product-customisation/:group': {
    at: '/product-customisation/none',
    guest: 404,
    customer: 404,
  },
  'GET /basket': shared,
  'POST /basket': {
    fields: { lineId: '01900000-0000-7000-8000-000000000000', quantity: '1', version: '1' },
    guest: 404,
    customer: 404,
  },
  'GET /agent-cart': { guest: 410, customer: 410 },
  'POST /agent-cart': {
    fields: { cart: '01900000-0000-7000-8000-000000000000', signature: 'forged' },
    guest: 303,
    customer: 303,
  },
  'GET /cookies': { guest: 200, customer: 200 },
  'POST /cookies': { fields: { choice: 'necessary' }, guest: 303, customer: 303 },
  'GET /checkout': { guest: 303, customer: 303 },
  'POST /checkout': { fields: {}, guest: 303, customer: 303 },
  // The fascia of this table hands the basket over to an external checkout.
  'GET /checkout/:step': { at: '/checkout/address', guest: 303, customer: 303 },
  'POST /checkout/:step': {
    at: '/checkout/review',
    fields: { key: 'abcdefgh', totals: 'x' },
    hasToken: true,
    guest: 303,
    customer: 303,
  },
  'GET /order/:number': { at: '/order/7KQ2-MW4X-93BD?token=forged', guest: 404, customer: 404 },
  'POST /order/:number': {
    at: '/order/7KQ2-MW4X-93BD?token=forged',
    fields: { intent: 'cancel' },
    hasToken: true,
    guest: 404,
    customer: 404,
  },
  'GET /order/:number/return': {
    at: '/order/7KQ2-MW4X-93BD/return?token=forged',
    guest: 404,
    customer: 404,
  },
  'GET /order/:number/invoice/:invoice': {
    at: '/order/7KQ2-MW4X-93BD/invoice/NIGHTJAR-GB-000001?token=forged',
    // To the page of the order, which responds with 404.
    ...{ guest: 303, customer: 303 },
  },
  'POST /order/:number/return': {
    at: '/order/7KQ2-MW4X-93BD/return?token=forged',
    fields: { key: 'abcdefgh', 'quantity-0': '1', 'reason-0': 'faulty' },
    hasToken: true,
    guest: 404,
    customer: 404,
  },
  // Only a fascia that takes orders itself has withdrawals: own-checkout-table.ts.
  'GET /withdraw': { guest: 404, customer: 404 },
  'POST /withdraw': {
    fields: { name: 'Ada', number: '7KQ2-MW4X-93BD', email: 'ada@example.com' },
    hasToken: true,
    guest: 404,
    customer: 404,
  },
  'GET /test-terminal': { at: '/test-terminal?payment=none', guest: 404, customer: 404 },
  'POST /test-terminal': {
    at: '/test-terminal?payment=none',
    fields: { card: 'success' },
    guest: 404,
    customer: 404,
  },
  'POST /_api/payments/notice': { fields: { forged: 'yes' }, guest: 400, customer: 400 },
  'GET /wishlist': privatePage,
  'POST /wishlist': {
    fields: { wishlistKey: `ABC12345~${SKU}~0~moss` },
    guest: 303,
    customer: 303,
  },
  'GET /login': { guest: 200, customer: 302 },
  'POST /login': {
    fields: { username: 'nobody-#@example.com', password: 'wrong one' },
    hasToken: true,
    guest: 401,
    customer: 401,
  },
  'GET /sign-up': shared,
  'POST /sign-up': { fields: { username: 'x' }, hasToken: true, guest: 400, customer: 400 },
  'GET /reset-password': shared,
  'POST /reset-password': {
    fields: { username: 'nobody-#@example.com' },
    hasToken: true,
    ...shared,
  },
  'GET /sign-in-link': shared,
  'POST /sign-in-link': { fields: { username: 'nobody-#@example.com' }, hasToken: true, ...shared },
  'GET /account': privatePage,
  'POST /account': {
    fields: { intent: 'name', firstName: 'Ada', lastName: 'King' },
    hasToken: true,
    guest: 303,
    customer: 303,
  },
  'GET /account/confirm-email': privatePage,
  'POST /account/confirm-email': {
    fields: { token: 'x'.repeat(43) },
    hasToken: true,
    guest: 303,
    customer: 410,
  },
  'GET /account/export': privatePage,
  'GET /account/orders': privatePage,
  'GET /account/rewards': privatePage,
  // Development pages, which are off in this deployment.
  'GET /dev/blocks': { guest: 404, customer: 404 },
  'GET /dev/recommendations/:product': {
    at: '/dev/recommendations/ABC12345',
    guest: 404,
    customer: 404,
  },
  'GET /dev/events': { guest: 404, customer: 404 },
  'GET /dev/preview': { guest: 404, customer: 404 },
  'POST /dev/preview': { fields: { page: '{}' }, guest: 404, customer: 404 },
  // Requires a preview token: preview.test.ts.
  'GET /preview/page': { guest: 403, customer: 403 },
  'GET /preview/product/:slug': {
    at: '/preview/product/slug-of-ABC12345',
    guest: 403,
    customer: 403,
  },
  'POST /preview/page': { fields: { sections: '[]' }, guest: 403, customer: 403 },
  'GET /_api/wishlist/plpData': privateCall,
  'GET /_api/wishlist/savedItem': {
    at: '/_api/wishlist/savedItem?productKey=ABC12345&colourSelected=moss',
    ...privateCall,
  },
  'POST /_api/reviews/vote': {
    json: { sku: 'ABC12345', review: '01900000-0000-7000-8000-000000000000', helpful: 'true' },
    guest: 404,
    customer: 404,
  },
  'GET /_api/search/productRecommendations': {
    at: '/_api/search/productRecommendations?productKeys=ABC12345',
    ...shared,
  },
  'GET /_api/search/visuallySimilar': {
    at: '/_api/search/visuallySimilar?key=ABC12345&colour=moss',
    ...shared,
  },
  'GET /_api/search/boughtTogether': {
    at: '/_api/search/boughtTogether?productKeys=ABC12345',
    ...shared,
  },
  'GET /_api/search/similarCards': {
    at: '/_api/search/similarCards?key=ABC12345&colour=moss',
    ...shared,
  },
  'GET /_api/reviews': { at: '/_api/reviews?sku=ABC12345', ...shared },
  'GET /_api/reviews/features': { at: '/_api/reviews/features?sku=ABC12345', ...shared },
  'GET /_api/reviews/summary': { at: '/_api/reviews/summary?sku=ABC12345', ...shared },
  'POST /_api/wishlist/add': { json: item, ...privateCall },
  'POST /_api/wishlist/pending': { json: item, ...shared },
  'POST /_api/wishlist/remove': { json: item, ...privateCall },
  'GET /_api/search/wishlistProductSearch': privateCall,
  'GET /_api/login': shared,
  'POST /_api/login': {
    fields: { username: 'nobody-#@example.com', password: 'wrong one' },
    hasToken: true,
    guest: 401,
    customer: 401,
  },
  'GET /_api/quickadd/:productId': { at: '/_api/quickadd/ABC12345', ...shared },
  'GET /product/:slug/share': { at: '/product/slug-of-ABC12345/share', ...shared },
  'GET /s/:code': { at: '/s/hG4k9QzT2b', guest: 404, customer: 404 },
  'POST /_api/url-shorten': {
    fields: { url: 'https://elsewhere.example/' },
    guest: 400,
    customer: 400,
  },
  'GET /_api/delivery': { at: `/_api/delivery?sku=${SKU}`, ...shared },
  'GET /_api/stock/:productId': { at: '/_api/stock/ABC12345', ...shared },
  // Requires an IP address in the office's network.
  'GET /_api/internalPrice/:productId': {
    at: '/_api/internalPrice/ABC12345',
    guest: 404,
    customer: 404,
  },
  'POST /_api/basket/addToCart': { json: [{ sku: SKU, quantity: 1 }], ...shared },
  'POST /_api/basket/lines': {
    json: { lineId: '01900000-0000-7000-8000-000000000000', quantity: 1, version: 1 },
    guest: 404,
    customer: 404,
  },
  'GET /_api/checkout/basket': {
    at: '/_api/checkout/basket?basket=x&until=9999999999999&signature=forged',
    guest: 410,
    customer: 410,
  },
  'GET /_api/search/config': shared,
  'GET /_api/search/pages': shared,
  'GET /_api/shopper': shared,
  'GET /_api/customer/getCustomer': shared,
  'GET /*': { at: '/nowhere', guest: 404, customer: 404 },
};
