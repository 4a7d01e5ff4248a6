/** Messages of the pages on which customers request, see and stop reminders. */
export const namespace = 'replenishment';

export const messages = {
  'replenishment.title': 'Remind me before it runs out',
  'replenishment.intro':
    'We will send you one email shortly before the product runs out. We will not order anything for you.',
  'replenishment.option': 'Size',
  'replenishment.lasts':
    '{option}: lasts about {days, plural, one {# day} other {# days}}, reminder on {date}',
  'replenishment.choose': 'Please choose a size.',
  'replenishment.emailTo': 'We will email you at {email}.',
  'replenishment.submit': 'Remind me',
  'replenishment.none': 'We do not know how long {name} lasts.',
  'replenishment.sent': 'We will remind you by email.',
  'replenishment.backTo': 'Back to {name}',
  'replenishment.yours': 'Your reminders',
  'replenishment.yoursNone':
    'No reminders. You can set one on the page of a product that runs out with use, such as a cream.',
  'replenishment.due': 'Reminder on {date}',
  'replenishment.stop': 'Stop this reminder',
  'replenishment.stopped': 'Reminder stopped. We will not email you about this product.',
  'replenishment.stopAll': 'Stop all reminders',
  'replenishment.count': 'You have {count, plural, one {# reminder} other {# reminders}}.',
  'replenishment.stoppedAll': 'You will not receive any more reminders.',
  'replenishment.home': 'Continue shopping',
  'replenishment.limitReached':
    'You have {count, plural, one {# reminder} other {# reminders}}, the maximum. Stop one before you add another.',
  'replenishment.unknown': 'This reminder has already ended.',
  'replenishment.linkExpired':
    'This link has expired. You can stop your reminders in your account.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
