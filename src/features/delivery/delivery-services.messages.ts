/** Messages of the delivery options on the product page. */
export const namespace = 'product-lazy';

export const messages = {
  'delivery.title': 'Delivery options',
  'delivery.standard': 'Standard delivery',
  'delivery.express': 'Express delivery',
  'delivery.collection': 'Collection point',
  'delivery.bulky': 'Two-person delivery',
  'delivery.free': 'Free',
  'delivery.freeFrom': '{cost}, free on orders of {threshold} or more',
  'delivery.nextDay': 'On the next delivery day',
  'delivery.days': '{fewest} to {most} delivery days',
  'delivery.within': 'Order within {time} for delivery on {day}',
  'delivery.between': 'Between {from} and {to}',
  'delivery.appointment': 'From {from}, on an agreed day',
  'delivery.from': 'Ready to collect from {from}',
  'delivery.sellerDetails': 'Seller details',
  'delivery.terms': 'Delivery and returns',
  'delivery.returns': 'Returns',
  'delivery.surcharge': 'This is charged once per order, however many bulky items it has.',
  'delivery.company': 'Company',
  'delivery.vatNumber': 'VAT number',
  'delivery.identificationNumber': 'Company number',
  'delivery.sellerAddress': 'Address',
  'delivery.exclusions': 'Exclusions',
  'delivery.close': 'Close',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
