/** Messages of the page of an order, which is also its confirmation. */
export const namespace = 'order';

export const messages = {
  'order.title': 'Order {number}',
  'order.thanks': 'Thank you for your order',
  'order.paid': 'Your payment has arrived. We have sent a confirmation to {email}.',
  'order.free': 'Your order is complete. We have sent a confirmation to {email}.',
  'order.test': 'This is a test order: no money has moved and nothing will be sent.',
  'order.invoices': 'Invoices',
  'order.invoice': 'Invoice {number} (PDF)',
  'order.creditNote': 'Credit note {number} (PDF)',
  'order.waiting': 'We are waiting for your payment',
  'order.waitingHint':
    'If you have just paid, it can take a minute until we know. You can load this page again, or wait for our e-mail to {email}. If you have not paid, go back to the checkout.',
  'order.providerAway':
    'The payment provider is not responding at the moment, so we cannot see yet whether you have paid. Nothing is lost: please do not pay again. We will keep checking and e-mail you at {email} as soon as we know.',
  'order.reload': 'Check again',
  'order.backToCheckout': 'Back to the checkout',
  'order.cancelled': 'This order was cancelled',
  'order.cancelledHint':
    'It was not paid in time. If money has been taken, we send it back automatically.',
  'order.cancelledByYou':
    'You have cancelled it. We are sending {amount} back the way you paid; it usually takes 5 to 10 days to arrive.',
  'order.cancelledFree': 'You have cancelled it. There was nothing to pay.',
  'order.cancelledTest': 'You have cancelled it. No money had moved, so none goes back.',
  'order.cancel': 'Cancel this order',
  'order.cancelHint':
    'We have not sent it yet, so you can still cancel it. We send {amount} back the way you paid.',
  'order.cancelHintFree': 'We have not sent it yet, so you can still cancel it.',
  'order.cancelHintTest':
    'We have not sent it yet, so you can still cancel it. It is a test order: no money has moved.',
  'order.cancelConfirm': 'Yes, cancel the order',
  'order.cannotCancel':
    'This order is already on its way, so it can no longer be cancelled here. You can return it once it has arrived.',
  'order.notCancelled': 'This did not work. The order was not cancelled. Please try again.',
  'order.account': 'Keep your orders together',
  'order.accountHint':
    'Create an account with {email} to see all your orders in one place. We e-mail you a link to finish.',
  'order.accountAction': 'Create an account',
  'order.yours': 'Your orders',
  'order.yoursNone': 'You have not ordered anything here yet.',
  'order.summary': '{day} · {status} · {amount}',
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
  'order.reminders': 'Remind me before it runs out',
  'order.reviews': 'How do you like it?',
  'order.review': 'Write a review of {name}',
  'order.continue': 'Continue shopping',
  'order.dispatches': 'Deliveries',
  'order.sent': 'Sent on {day}',
  'order.sentWith': 'Sent on {day} with {carrier}',
  'order.dispatchUnits': '{quantity} × {name}',
  'order.tracking': 'Tracking number: {number}',
  'order.track': 'Track this delivery',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
