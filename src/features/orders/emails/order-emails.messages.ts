/** Messages of the emails about orders; pages do not load them. */
export const namespace = 'order-emails';

export const messages = {
  'email.order.subject': 'Your order {number} at {shop}',
  'email.order.text':
    'Thank you for your order. We have received your payment and are preparing order {number}.',
  'email.order.textFree': 'Thank you for your order. We are preparing order {number}.',
  'email.order.test': 'This is a test order: no payment was taken and nothing will be sent.',
  'email.order.line': '{quantity} × {name}: {amount}',
  'email.order.discount': 'Voucher: −{amount}',
  'email.order.delivery': '{service}: {amount}',
  'email.order.arrival': 'Arrives by {day}',
  'email.order.total': 'Total: {amount} (VAT: {tax})',
  'email.order.address': 'Delivery address: {address}',
  'email.order.action': 'View your order',
  'email.order.private':
    'Anyone with this link can see your order and address. Please do not forward this email.',
  'email.orderCancelled.subject': 'Order {number} at {shop} is cancelled',
  'email.orderCancelled.text':
    'You have cancelled order {number}. We are refunding {amount} to your original payment method. This usually takes 5 to 10 days.',
  'email.orderCancelled.textFree':
    'You have cancelled order {number}. There was nothing to pay for it.',
  'email.orderCancelled.textTest':
    'You have cancelled test order {number}. No payment was taken, so there is nothing to refund.',
  'email.orderRefund.subject': 'Refund for your order {number} at {shop}',
  'email.orderRefund.text':
    'We received a payment for order {number} that we could not use, because the order had already been paid for or cancelled. We are refunding it to your original payment method. This usually takes 5 to 10 days.',
  'email.orderRefund.textTest':
    'A test payment for order {number} could not be used, because the order had already been paid for or cancelled. No payment was taken, so there is nothing to refund.',
  'email.return.subject': 'Your return {return} from order {number} at {shop}',
  'email.return.text': 'On {moment} you asked to return these items from order {number}:',
  'email.return.line': '{quantity} × {name}',
  'email.return.howTo':
    'Please pack them securely, write {return} on the parcel and send it within 14 days to: {address}',
  'email.return.howToLater':
    'Please pack them securely and write {return} on the parcel. We will email you the address to send it to.',
  'email.return.after':
    'Once they have arrived, we will check them and refund you to your original payment method.',
  'email.returnReceived.subject': 'Your return {return} at {shop} has arrived',
  'email.returnReceived.text':
    'Your return {return} from order {number} has arrived. We are refunding {amount} to your original payment method. This usually takes 5 to 10 days.',
  'email.returnReceived.textTest':
    'Your return {return} from test order {number} has arrived. For a real order, we would refund {amount}.',
  'email.returnReceived.textNone':
    'Your return {return} from order {number} has arrived. There is nothing to refund.',
  'email.returnReceived.delivery': 'This includes {amount} for delivery.',
  'email.withdrawal.subject': 'Receipt of your withdrawal at {shop}',
  'email.withdrawal.text': 'We received this statement on {moment}:',
  'email.withdrawal.statement': '{name} ({email}) withdraws from the contract for order {number}.',
  'email.withdrawal.items': 'It covers these items:',
  'email.withdrawal.excluded': 'Not included, because it was made for you: {name}',
  'email.withdrawal.refund':
    'We refund the items within 14 days of this statement, and the standard delivery too if you withdrew within 14 days of arrival and return the whole order. We may wait until the items, or your proof that you have sent them, have reached us.',
  'email.withdrawal.cancelled':
    'We had not sent anything yet, so we have cancelled the order and you do not need to return anything. Anything you have paid will be refunded to your original payment method.',
  'email.withdrawal.unmatched':
    'We could not match your statement to an order automatically. A member of our team will check it and get back to you. It takes effect from the date and time above.',
  'email.withdrawal.action': 'Visit the shop',
  'email.dispatch.subject': 'Your order {number} at {shop} is on its way',
  'email.dispatch.text': 'We have sent these items from order {number}:',
  'email.dispatch.rest': 'The remaining items will follow separately.',
  'email.dispatch.carrier': 'Sent with {carrier}.',
  'email.dispatch.tracking': 'Tracking number: {number}',
  'email.dispatch.review': 'Review {name} once it has arrived',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
