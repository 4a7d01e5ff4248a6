/** Messages of the pages on which shoppers request, confirm and end stock alerts. */
export const namespace = 'stock-alerts';

export const messages = {
  'stockAlert.title': 'E-mail me when it is back',
  'stockAlert.intro':
    'We will send you one e-mail when it is back in stock. This does not reserve it for you. The alert ends after {days, plural, one {# day} other {# days}}.',
  'stockAlert.option': 'Sold-out colour or size',
  'stockAlert.emailHint': 'We use the address for this alert only.',
  'stockAlert.toYou': 'We will e-mail you at {email}.',
  'stockAlert.submit': 'E-mail me',
  'stockAlert.none': '{name} is in stock.',
  'stockAlert.sentMail':
    'One step is left: open the e-mail we have just sent you and confirm the alert.',
  'stockAlert.sentNow': 'We will e-mail you when it is back in stock.',
  'stockAlert.backTo': 'Back to {name}',
  'stockAlert.home': 'Continue shopping',
  'stockAlert.confirm': 'Confirm your alert',
  'stockAlert.confirmAction': 'Confirm alert',
  'stockAlert.yours': 'Your stock alerts',
  'stockAlert.yoursNone':
    'No alerts. When a size is sold out, you can ask for an e-mail on the product page.',
  'stockAlert.waiting': 'We will e-mail you when it is back in stock.',
  'stockAlert.wasSent': 'We have e-mailed you to say that it is back in stock.',
  'stockAlert.stop': 'Stop this alert',
  'stockAlert.stopped': 'Alert stopped. We will not e-mail you about this item.',
  'stockAlert.choose': 'Please choose a sold-out colour or size.',
  'stockAlert.inStock': 'This is in stock again.',
  'stockAlert.limitReached':
    'You have {count, plural, one {# alert} other {# alerts}}, and that is the limit. Stop one before you add another.',
  'stockAlert.linkExpired': 'This link has expired, or the alert has ended.',
  'stockAlert.tooMany': 'Too many requests. Please try again later.',
  'stockAlert.unknown': 'This alert has already ended.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
