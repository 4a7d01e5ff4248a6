/** Messages of the emails of stock alerts; pages do not load them. */
export const namespace = 'stock-alert-emails';

export const messages = {
  'email.alertConfirm.subject': 'Confirm your alert for {name}',
  'email.alertConfirm.text':
    'You asked us to tell you when {item} is back in stock. Please confirm that this is your address.',
  'email.alertConfirm.action': 'Confirm alert',
  'email.alertConfirm.lifetime':
    'This link is valid for {days, plural, one {# day} other {# days}}. Keep this email: you can use the same link later to stop the alert.',
  'email.alertConfirm.ignore': 'If this was not you, you can ignore this email.',
  'email.alertWaiting.subject': 'Your alert for {name} is active',
  'email.alertWaiting.text':
    'You have already asked us to email you when {item} is back in stock. You do not need to do anything else.',
  'email.alertWaiting.action': 'View {name}',
  'email.alertBack.subject': '{name} is back in stock',
  'email.alertBack.text':
    '{item} is back in stock. It is not reserved for you, and other shoppers may be waiting for it too.',
  'email.alertBack.action': 'View {name}',
  'email.alertBack.once': 'You asked for this email. The alert has now ended.',
  'email.alertBack.stopAll': 'Stop all your other stock alerts',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
