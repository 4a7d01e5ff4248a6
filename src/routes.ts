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
  route('product-customisation/:group', 'features/customisation/customisation.route.ts'),
  route('_api/quickadd/:productId', 'features/quick-add/quick-add.route.ts'),
  route('_api/stock/:productId', 'features/stock/stock.route.ts'),
  route('_api/basket/addToCart', 'features/basket/basket-add.route.ts'),
  route('_api/basket/lines', 'features/basket/basket-lines.route.ts'),
  route('_api/search/config', 'features/search/search-config.route.ts'),
  route('_api/shopper', 'features/shopper/shopper.route.ts'),
  route('*', 'pages/not-found/not-found.route.tsx'),
] satisfies RouteConfig;
