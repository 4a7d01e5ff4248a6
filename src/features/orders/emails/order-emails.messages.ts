/** Messages of the emails about orders; pages do not load them. */
export const namespace = 'order-emails';

export const messages = {
  'email.order.subject': 'Your order {number} at {shop}',
  'email.order.text':
    'Thank you for your order. Your payment has arrived and we are getting order {number} ready.',
  'email.order.textFree': 'Thank you for your order. We are getting order {number} ready.',
  'email.order.test': 'This is a test order: no money has moved and nothing will be sent.',
  'email.order.line': '{quantity} × {name}: {amount}',
  'email.order.discount': 'Voucher: −{amount}',
  'email.order.delivery': '{service}: {amount}',
  'email.order.arrival': 'Arrives by {day}',
  'email.order.total': 'Total: {amount} (tax: {tax})',
  'email.order.address': 'Delivery address: {address}',
  'email.order.action': 'View your order',
  'email.order.keep':
    'Anyone with this link can see your order and address. Please keep this e-mail to yourself.',
  'email.orderCancelled.subject': 'Order {number} at {shop} is cancelled',
  'email.orderCancelled.text':
    'You have cancelled order {number}. We are sending {amount} back the way you paid. It usually takes 5 to 10 days to arrive.',
  'email.orderCancelled.textFree':
    'You have cancelled order {number}. There was nothing to pay for it.',
  'email.orderRefund.subject': 'Refund for your order {number} at {shop}',
  'email.orderRefund.text':
    'We have received a payment for order {number} that we could not use: the order had already been paid for or cancelled. We are sending the money back the way it came. It usually takes 5 to 10 days to arrive.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
