/** Messages of the page of an order, which is also its confirmation. */
export const namespace = 'order';

export const messages = {
  'order.title': 'Order {number}',
  'order.thanks': 'Thank you for your order',
  'order.paid': 'We have received your payment and sent a confirmation to {email}.',
  'order.free': 'Your order is complete. We have sent a confirmation to {email}.',
  'order.test': 'This is a test order: no payment was taken and nothing will be sent.',
  'order.invoices': 'Invoices',
  'order.invoice': 'Invoice {number} (PDF)',
  'order.creditNote': 'Credit note {number} (PDF)',
  'order.waiting': 'We are waiting for your payment',
  'order.waitingHint':
    'If you have just paid, the confirmation can take a minute. You can reload this page, or wait for our email to {email}. If you have not paid, go back to the checkout.',
  'order.providerUnavailable':
    'The payment provider is not responding at the moment, so we cannot see yet whether you have paid. Please do not pay again. We will keep checking and email you at {email}.',
  'order.reload': 'Check again',
  'order.backToCheckout': 'Back to the checkout',
  'order.cancelled': 'This order was cancelled',
  'order.cancelledHint':
    'It was not paid in time. If any money was taken, we will refund it automatically.',
  'order.cancelledByYou':
    'You have cancelled it. We are refunding {amount} to your original payment method. This usually takes 5 to 10 days.',
  'order.cancelledFree': 'You have cancelled it. There was nothing to pay.',
  'order.cancelledTest':
    'You have cancelled it. No payment was taken, so there is nothing to refund.',
  'order.cancel': 'Cancel this order',
  'order.cancelHint':
    'We have not sent it yet, so you can still cancel it. We will refund {amount} to your original payment method.',
  'order.cancelHintFree': 'We have not sent it yet, so you can still cancel it.',
  'order.cancelHintTest':
    'We have not sent it yet, so you can still cancel it. It is a test order: no payment was taken.',
  'order.cancelConfirm': 'Yes, cancel the order',
  'order.cannotCancel':
    'This order is already on its way, so it can no longer be cancelled here. You can return it once it has arrived.',
  'order.notCancelled': 'This did not work. The order was not cancelled. Please try again.',
  'order.account': 'Save your orders to an account',
  'order.accountHint':
    'Create an account with {email} to see all your orders in one place. We will email you a link to finish.',
  'order.accountAction': 'Create an account',
  'order.yours': 'Your orders',
  'order.yoursNone': 'You have not placed any orders yet.',
  'order.yoursHint': 'Your orders appear here, with their delivery, returns and invoices.',
  'order.summary': '{day} · {status} · {amount}',
  'order.number': 'Order number',
  'order.date': 'Date',
  'order.status': 'Status',
  'order.status.pending': 'Awaiting payment',
  'order.status.paid': 'Paid, in preparation',
  'order.status.partlyDispatched': 'Partly dispatched',
  'order.status.dispatched': 'Dispatched',
  'order.status.delivered': 'Delivered',
  'order.status.cancelled': 'Cancelled',
  'order.status.refunded': 'Refunded',
  'order.arrival': 'Arrives by',
  'order.address': 'Delivery address',
  'order.reminders': 'Remind me before it runs out',
  'order.reviews': 'Review your items',
  'order.review': 'Write a review of {name}',
  'order.continue': 'Continue shopping',
  'order.dispatches': 'Parcels',
  'order.sent': 'Sent on {day}',
  'order.sentWith': 'Sent on {day} with {carrier}',
  'order.dispatchUnits': '{quantity} × {name}',
  'order.tracking': 'Tracking number: {number}',
  'order.track': 'Track this parcel',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
