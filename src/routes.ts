/** Every address that React Router answers, bare of any language prefix. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home/home.route.tsx'),
  route('categories/:slug', 'pages/listing/listing.route.tsx', { id: 'category' }),
  route('categories/:slug/facet/collection/:brand', 'pages/listing/listing.route.tsx', { id: 'category-brand' }),
  route('search', 'pages/listing/listing.route.tsx', { id: 'search' }),
  route('pages/*', 'pages/content/content.route.tsx'),
  route('product/:slug', 'pages/product/product.route.tsx'),
  route('basket', 'pages/basket/basket.route.tsx'),
  route('login', 'pages/login/login.route.tsx'),
  route('sign-up', 'pages/sign-up/sign-up.route.tsx'),
  route('reset-password', 'pages/reset-password/reset-password.route.tsx'),
  route('sign-in-link', 'pages/sign-in-link/sign-in-link.route.tsx'),
  route('account', 'pages/account/account.route.tsx'),
  route('account/confirm-email', 'pages/confirm-email/confirm-email.route.tsx'),
  route('account/export', 'features/accounts/export.route.ts'),
  route('_api/login', 'features/sign-in/sign-in.route.ts'),
  route('_api/quickadd/:productId', 'features/quick-add/quick-add.route.ts'),
  route('_api/stock/:productId', 'features/stock/stock.route.ts'),
  route('_api/basket/addToCart', 'features/basket/basket-add.route.ts'),
  route('_api/basket/lines', 'features/basket/basket-lines.route.ts'),
  route('_api/search/config', 'features/search/search-config.route.ts'),
  route('_api/shopper', 'features/shopper/shopper.route.ts'),
  route('*', 'pages/not-found/not-found.route.tsx'),
] satisfies RouteConfig;
