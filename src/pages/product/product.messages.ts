/** Words of the product page. */
export const area = 'product';

export const messages = {
  'product.breadcrumbs': 'You are here',
  'product.description': 'Description',
  'product.detailsAndCare': 'Product details & care',
  'product.ingredients': 'Ingredients',
  'product.fabric': 'Fabric',
  'product.sustainability': 'Sustainability',
  'product.delivery': 'Delivery',
  'product.deliveryStandard': 'Standard delivery in 3 to 5 working days. Free on orders over {threshold}.',
  'product.deliveryBulky': 'This is a bulky item: we deliver it by two people and arrange a day with you.',
  'product.surcharge': 'Bulky item: a delivery surcharge is added in the basket.',
  'product.returns': 'Returns',
  'product.returnsText': 'Send it back within 28 days, unworn and with its tags.',
  'product.returnsLink': 'Read our returns policy',
  'product.sku': 'Product code: {sku}',
  'product.soldBy': 'Sold and sent by {seller}',
  'product.rating': 'Rated {rating} out of 5 by {count, plural, one {# customer} other {# customers}}',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
