/** Messages of the product information. */
export const namespace = 'product-lazy';

export const messages = {
  'product.breadcrumbs': 'Breadcrumbs',
  'product.description': 'Description',
  'product.detailsAndCare': 'Product details & care',
  'product.ingredients': 'Ingredients',
  'product.fabric': 'Materials',
  'product.sustainability': 'Sustainability',
  'product.delivery': 'Delivery',
  'product.deliveryStandard': 'Standard delivery is free on orders of {threshold} or more.',
  'product.deliveryBulky': 'This is a bulky item: two people deliver it on an agreed day.',
  'product.safety': 'Manufacturer & safety',
  'product.manufacturer': 'Manufacturer',
  'product.responsible': 'Responsible person in the EU',
  'product.returns': 'Returns',
  'product.deliverySeller': '{seller} sends this item and tells you when it will arrive.',
  'product.returnsFashion': 'Return it within {days} days, unworn and with its tags.',
  'product.returnsBeauty': 'Return it within {days} days, unopened and in its packaging.',
  'product.returnsOther': 'Return it within {days} days, unused and in its packaging.',
  'product.returnsMade':
    'Personalised items can be returned only if they are faulty or not what you ordered.',
  'product.returnsSeller': 'This item is sold by {seller}, whose own returns policy applies.',
  'product.reminder': 'Remind me before it runs out',
  'product.returnsLink': 'Read our returns policy',
  'product.sku': 'Product code: {sku}',
  'material.recycledPolyester':
    'The polyester is recycled: it does not go to landfill and needs no new oil.',
  'material.organicCotton': 'The cotton is grown without synthetic pesticides.',
  'material.recycledCotton': 'Some of the cotton is recycled from offcuts.',
  'material.responsibleCotton':
    'The cotton comes from farms trained to use less water and fewer pesticides.',
  'material.leather': 'The leather comes from audited tanneries.',
  'material.down': 'The down is certified and traceable to the farm.',
  'material.linen': 'The flax for this linen needs little water.',
  'material.viscose': 'The viscose is made from wood from managed forests.',
  'material.wool': 'The wool comes from farms committed to animal welfare.',
  'material.surplus': 'Cut from surplus fabric that would have gone to waste.',
  'material.trims': 'Buttons, zips and labels are recycled.',
  'material.evidence': 'Evidence: {evidence}.',
  'product.pricing': 'Was prices are the prices that we charged before the reduction.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
