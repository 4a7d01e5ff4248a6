/** Messages of invoices and credit notes; pages do not load them. */
export const namespace = 'invoice';

export const messages = {
  'invoice.invoice': 'Invoice',
  'invoice.creditNote': 'Credit note',
  'invoice.test': 'Test: no payment was taken',
  'invoice.number': 'Number: {number}',
  'invoice.date': 'Date: {day}',
  'invoice.order': 'Order: {number}, {day}',
  'invoice.for': 'For invoice: {number}',
  'invoice.seller': 'Seller',
  'invoice.customer': 'Customer',
  'invoice.vatId': 'VAT number: {id}',
  'invoice.item': 'Item',
  'invoice.quantity': 'Quantity',
  'invoice.price': 'Price',
  'invoice.amount': 'Amount',
  'invoice.discount': 'Discount',
  'invoice.return': 'Return {number}',
  'invoice.cancelled': 'Cancellation of the order',
  'invoice.net': 'Net amount',
  'invoice.tax': 'VAT',
  'invoice.taxRate': 'VAT {percent}',
  'invoice.total': 'Total',
  'invoice.refunded': 'Total refunded',
  'invoice.letters':
    'This document does not have the fonts for some of the letters above, and shows boxes in their place. The page of your order shows all of them.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
