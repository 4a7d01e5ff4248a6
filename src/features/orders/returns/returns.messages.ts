/** Messages of returns: their form, and their states on the page of the order. */
export const namespace = 'returns';

export const messages = {
  'returns.title': 'Return items',
  'returns.intro': 'Choose what you want to return and why. You can return items until {day}.',
  'returns.closed':
    'You can no longer return items from this order. If an item is faulty, your statutory rights still apply: please contact us.',
  'returns.quantity': 'Quantity',
  'returns.keep': 'Keep it',
  'returns.reason': 'Reason',
  'returns.chooseReason': 'Please choose',
  'returns.reason.tooSmall': 'Too small',
  'returns.reason.tooLarge': 'Too large',
  'returns.reason.notAsDescribed': 'Not as described',
  'returns.reason.faulty': 'Faulty or damaged',
  'returns.reason.wrongItem': 'Not what I ordered',
  'returns.reason.changedMind': 'I changed my mind',
  'returns.rule.personalised':
    'This was made for you. You can return it only if it is faulty or not what you ordered.',
  'returns.rule.sealed':
    'For hygiene reasons, you can return this only while its seal is unbroken.',
  'returns.nothingLeft': 'You have already requested a return for this.',
  'returns.submit': 'Request return',
  'returns.back': 'Back to the order',
  'returns.missingLines': 'Please choose at least one item to return.',
  'returns.wrongQuantity': 'You cannot return that many.',
  'returns.wrongReason': 'Please choose a reason.',
  'returns.stale': 'This page was open for too long. Please try again.',
  'returns.tooManyTries': 'Too many attempts. Please wait a few minutes and try again.',
  'returns.problem': 'This did not work. No return was requested. Please try again.',
  'returns.heading': 'Returns',
  'returns.announced': 'Return {number}, requested on {day}',
  'returns.withdrawn': 'Withdrawal {number}, received on {day}',
  'returns.units': '{quantity} × {name}',
  'returns.howTo':
    'Pack the items securely, write {number} on the parcel and send it within 14 days to:',
  'returns.howToLater':
    'Pack the items securely and write {number} on the parcel. We will email you the address to send it to.',
  'returns.received':
    'Arrived on {day}. We are refunding {amount} to your original payment method.',
  'returns.receivedTest':
    'Arrived on {day}. This is a test order: for a real order, we would refund {amount}.',
  'returns.receivedNone': 'Arrived on {day}. There is nothing to refund.',
  'returns.refused.opened': '{quantity} × {name}: not refunded, because the seal was broken',
  'returns.refused.worn': '{quantity} × {name}: not refunded, because it shows signs of use',
  'returns.deducted': '{quantity} × {name}: refunded less {percent}, because it shows signs of use',
  'returns.refused.personalised':
    '{quantity} × {name}: not refunded, because it was made for you and has no fault',
  'returns.refused.missing': '{quantity} × {name}: was not in the parcel',
  'returns.start': 'Return items',
  'returns.startHint': 'You can return items until {day}.',
  'returns.withdraw': 'Withdraw from contract here',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
