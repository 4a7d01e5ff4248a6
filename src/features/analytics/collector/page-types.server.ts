/** Types of pages: the last part of the id of each route, as browsers report it. */
export const PAGE_TYPES: ReadonlySet<string> = new Set([
  ...['account', 'agent-cart', 'answer-question', 'ask-question', 'basket', 'block-examples'],
  ...['bundle', 'category', 'category-brand', 'checkout', 'checkout-step', 'confirm-email'],
  ...['confirm-question', 'confirm-review', 'confirm-stock-alert', 'consent', 'content'],
  ...['event-log', 'home', 'login', 'not-found', 'order', 'orders', 'own-reviews', 'premier'],
  ...['preview', 'previewed', 'previewed-product', 'price-alerts', 'product', 'questions'],
  ...['recommendation-explanation', 'reminder', 'reminders', 'report-review', 'reset-password'],
  ...['return-order', 'review-policy', 'reviews', 'rewards', 'search', 'share', 'short-link'],
  ...['sign-in-link', 'sign-up', 'social-proof-policy', 'stock-alert', 'stock-alerts'],
  ...['stop-price-alerts', 'stop-reminders', 'stop-stock-alerts', 'test-terminal'],
  ...['visual-search', 'wishlist', 'withdraw', 'withdrawal-form', 'write-review'],
]);
