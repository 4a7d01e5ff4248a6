/** Messages of the withdrawal from a contract, with the words of the law. */
export const namespace = 'withdraw';

export const messages = {
  'withdraw.title': 'Withdraw from a contract',
  'withdraw.intro':
    'You can withdraw from an order until 14 days after it has arrived, without giving a reason. Tell us which order it is; you do not need an account.',
  'withdraw.name': 'Your name',
  'withdraw.number': 'Order number',
  'withdraw.numberHint': 'It is in your order confirmation, for example 7KQ2-MW4X-93BD.',
  'withdraw.email': 'Email address',
  'withdraw.emailHint': 'The address that you ordered with. We send the receipt to it.',
  'withdraw.submit': 'Continue',
  'withdraw.exclusions':
    'You cannot withdraw from items that were made for you, or from sealed items whose seal you have broken. We tell you about this before you order.',
  'withdraw.paper': 'Model withdrawal form for printing',
  'withdraw.someItems': 'To return only some items, use the return form on the page of your order.',
  'withdraw.confirmTitle': 'Please confirm',
  'withdraw.statement':
    'I, {name}, withdraw from the contract for order {number}. The receipt will be sent to {email}.',
  'withdraw.confirm': 'Confirm withdrawal',
  'withdraw.change': 'Change details',
  'withdraw.doneTitle': 'We have received your withdrawal',
  'withdraw.done':
    'Order {number}, {moment}. We have sent a receipt to {email}. It explains what happens next.',
  'withdraw.wrongName': 'Please enter your name.',
  'withdraw.wrongNumber': 'Please enter the order number.',
  'withdraw.badEmail': 'Please enter an email address, such as name@example.com.',
  'withdraw.stale': 'This page was open for too long. Please try again.',
  'withdraw.tooManyTries': 'Too many attempts. Please wait a few minutes and try again.',
  'withdraw.problem': 'This did not work. Your withdrawal was not recorded. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
