/** Messages of the test terminal. */
export const namespace = 'test-terminal';

export const messages = {
  'terminal.title': 'Test card terminal',
  'terminal.intro':
    'This page replaces the page of a payment provider. No payment is taken. Choose a test card: each has one outcome.',
  'terminal.card': 'Test card',
  'terminal.success': 'succeeds',
  'terminal.declined': 'is declined',
  'terminal.insufficientFunds': 'has insufficient funds',
  'terminal.expiredCard': 'has expired',
  'terminal.challenge': 'needs the bank’s confirmation (3-D Secure)',
  'terminal.lateNotice': 'succeeds, but the shop is notified after 30 seconds',
  'terminal.repeatedNotice': 'succeeds, and the shop is notified twice',
  'terminal.lostNotice': 'succeeds, but the notification to the shop is lost',
  'terminal.refundFails': 'succeeds, but cannot be refunded',
  'terminal.pay': 'Pay {amount}',
  'terminal.cancel': 'Cancel and return to the shop',
  'terminal.bank': 'Your bank asks you to confirm this payment of {amount}.',
  'terminal.approve': 'Approve',
  'terminal.deny': 'Decline',
  'terminal.closed': 'This payment has ended.',
  'terminal.return': 'Return to the shop',
  'terminal.problem': 'This did not work. Please choose one of the test cards again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
