/** Messages of the pages on which shoppers request, confirm and end stock alerts. */
export const namespace = 'stock-alerts';

export const messages = {
  'stockAlert.title': 'Email me when it is back in stock',
  'stockAlert.intro':
    'We will send you one email when it is back in stock. This does not reserve it for you. The alert ends after {days, plural, one {# day} other {# days}}.',
  'stockAlert.option': 'Sold-out colour or size',
  'stockAlert.emailHint': 'We use the address for this alert only.',
  'stockAlert.emailTo': 'We will email you at {email}.',
  'stockAlert.submit': 'Email me',
  'stockAlert.none': '{name} is in stock.',
  'stockAlert.sentEmail':
    'One more step: open the email that we have just sent you and confirm the alert.',
  'stockAlert.sentNow': 'We will email you when it is back in stock.',
  'stockAlert.backTo': 'Back to {name}',
  'stockAlert.home': 'Continue shopping',
  'stockAlert.confirm': 'Confirm your alert',
  'stockAlert.confirmAction': 'Confirm alert',
  'stockAlert.yours': 'Your stock alerts',
  'stockAlert.yoursNone':
    'No alerts. When a size is sold out, you can set one on the product page.',
  'stockAlert.waiting': 'We will email you when it is back in stock.',
  'stockAlert.stop': 'Stop this alert',
  'stockAlert.stopped': 'Alert stopped. We will not email you about this item.',
  'stockAlert.stopAll': 'Stop all stock alerts',
  'stockAlert.count': 'You have {count, plural, one {# stock alert} other {# stock alerts}}.',
  'stockAlert.stoppedAll': 'You will not receive any more stock alerts.',
  'stockAlert.choose': 'Please choose a sold-out colour or size.',
  'stockAlert.inStock': 'This is back in stock.',
  'stockAlert.limitReached':
    'You have {count, plural, one {# alert} other {# alerts}}, the maximum. Stop one before you add another.',
  'stockAlert.linkExpired': 'This link has expired, or the alert has ended.',
  'stockAlert.tooMany': 'Too many requests. Please try again later.',
  'stockAlert.unknown': 'This alert has already ended.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
