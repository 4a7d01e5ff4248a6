/** Tests of the files that count towards a page's budget, and of its limits. */
import { expect, test } from 'vitest';
import { collectFiles, type Manifest, weighPages } from './budgets.ts';

const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: {
      id: 'root',
      hasDefaultExport: true,
      module: '/root.js',
      imports: ['/react.js'],
      css: ['/root.css'],
    },
    'pages/product/product.route': {
      id: 'pages/product/product.route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/product.js',
      clientLoaderModule: '/product-loader.js',
      imports: ['/react.js', '/price.js'],
    },
    'features/stock/stock.route': {
      id: 'features/stock/stock.route',
      parentId: 'root',
      hasDefaultExport: false,
      module: '/stock.js',
    },
  },
};

test('a page fetches the entry, its parents and every import once', () => {
  const { script, style } = collectFiles(manifest, 'pages/product/product.route');
  expect([...script]).toEqual([
    '/entry.js',
    '/react.js',
    '/product.js',
    '/product-loader.js',
    '/price.js',
    '/root.js',
  ]);
  expect([...style]).toEqual(['/root.css']);
});

test('the size of a page counts its files, its messages and what it fetches when idle; routes without a page are left out', () => {
  const lines = weighPages(manifest, {
    weigh: (file) => (file === '/dialog.js' ? 1 : 10),
    weighMessages: (namespace) => ({ product: 3, delivery: 0.5 })[namespace] ?? 0,
    findChunk: (name) => [name === 'dialog' ? '/dialog.js' : '/react.js'],
  });
  expect(lines).toEqual([
    { page: 'pages/product/product.route', kind: 'script', size: 64.5, target: 112, limit: 118 },
    { page: 'pages/product/product.route', kind: 'style', size: 10, target: 12, limit: 12 },
  ]);
});
