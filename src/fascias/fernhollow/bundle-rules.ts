/** Products that Fernhollow sells together where no set of theirs was imported. */
import type { BundleRule } from '#features/bundles/bundle-rules.ts';

export const bundleRules: readonly BundleRule[] = [
  {
    type: 'beauties',
    categories: ['beauty-skincare-serums', 'beauty-skincare-moisturisers'],
    inCommon: ['brand'],
    header: { 'en-GB': 'Serum first, then cream', 'fr-FR': 'D’abord le sérum, puis la crème' },
  },
];
