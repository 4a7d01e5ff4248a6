/** Messages of the page of an order, which is also its confirmation. */
export const namespace = 'order';

export const messages = {
  'order.title': 'Order {number}',
  'order.thanks': 'Thank you for your order',
  'order.paid': 'Your payment has arrived. We have sent a confirmation to {email}.',
  'order.waiting': 'We are waiting for your payment',
  'order.waitingHint':
    'If you have just paid, it can take a minute until we know. You can load this page again, or wait for our e-mail to {email}. If you have not paid, go back to the checkout.',
  'order.reload': 'Check again',
  'order.backToCheckout': 'Back to the checkout',
  'order.cancelled': 'This order was cancelled',
  'order.cancelledHint':
    'It was not paid in time. If money has been taken, we send it back automatically.',
  'order.number': 'Order number',
  'order.date': 'Date',
  'order.status': 'Status',
  'order.status.pending': 'Waiting for payment',
  'order.status.paid': 'Paid, being prepared',
  'order.status.partlyDispatched': 'Partly dispatched',
  'order.status.dispatched': 'Dispatched',
  'order.status.delivered': 'Delivered',
  'order.status.cancelled': 'Cancelled',
  'order.status.refunded': 'Refunded',
  'order.arrival': 'Arrives by',
  'order.address': 'Delivery address',
  'order.continue': 'Continue shopping',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
