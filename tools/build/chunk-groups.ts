/** Modules that the browser bundle combines into one chunk, as globs from the project's root. */
import { matchesGlob, relative } from 'node:path';

/** `combines` and `except` are globs; a module belongs to the first group that matches. */
export type ChunkGroup = {
  readonly name: string;
  readonly reason: string;
  readonly combines: readonly string[];
  readonly except?: readonly string[];
};

export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'vendor',
    reason: 'Every page runs them, and they change only with an update of the packages.',
    combines: ['node_modules/{react,react-dom,react-router,scheduler}/**'],
  },
  {
    name: 'shell',
    reason: 'Every page runs them: one compressed file is 5 kB smaller than a dozen.',
    combines: [
      'src/links.ts',
      'src/{kit,hydration,i18n,request,shell}/**',
      'src/ui/{icon,toast}/**',
      'src/features/{pictures,price,shopper}/**',
      'src/features/tracking/*.ts',
      'src/features/added-to-bag/lazy-added-panel*',
      'src/features/basket/basket.ts',
      'src/features/catalogue/{catalogue,sku}.ts',
      'src/features/consent/use-*',
      'src/features/promotion/badge*',
      // One line each, so separate files would be larger.
      'src/features/{reviews/section/reviews-id,vouchers/vouchers}.ts',
      'src/features/search-form/search-form*',
      'src/features/wishlist/wishlist.ts',
      'src/features/wishlist-button/wishlist-{button,form}.tsx',
      'src/pages/error/error-page*',
      'src/pages/error/unexpected-error.tsx',
    ],
    // Only islands run them.
    except: [
      'src/kit/{define,text/did-you-mean}*',
      'src/hydration/{when-near,section-html}*',
      'src/i18n/{schema-faults,parse-json}*',
      'src/i18n/formats/**',
    ],
  },
  {
    name: 'listing-state',
    reason: 'Every listing page runs them before its filters are hydrated.',
    combines: [
      'src/features/search/{search,listing}.ts',
      'src/features/listing/listing-change*',
      'src/features/listing/before-hydration/{replay-clicks,submit-if-not-hydrated}*',
    ],
  },
  {
    name: 'product-options',
    reason: 'Selecting an option runs them together, on product pages and in quick-add.',
    combines: [
      'src/features/{pickers,product-events,selection}/**',
      'src/features/buy-box/{use-add-to-basket,add-to-basket-state,add-to-basket-problem,post-item}*',
      'src/features/gallery/*.ts',
      'src/features/gallery/parts/slide-positions*',
    ],
    except: [
      'src/features/gallery/{zoom,video}*',
      'src/features/pickers/*size-guide*',
      'src/features/pickers/parts/colour-menu*',
    ],
  },
];

/** `id` is a module's absolute path, with or without a query; virtual modules belong to no group. */
export function isInGroup(
  { combines, except = [] }: Pick<ChunkGroup, 'combines' | 'except'>,
  id: string,
  root = process.cwd(),
): boolean {
  const path = pathOf(id, root);
  const matches = (glob: string) => matchesGlob(path, glob);
  return combines.some(matches) && !except.some(matches);
}

/** A package may be installed above the project, or below another package. */
function pathOf(id: string, root: string): string {
  const file = id.replace(/\?.*$/, '').replaceAll('\\', '/');
  const installed = file.lastIndexOf('/node_modules/');
  if (installed >= 0) return file.slice(installed + 1);
  return relative(root, file).replaceAll('\\', '/');
}
