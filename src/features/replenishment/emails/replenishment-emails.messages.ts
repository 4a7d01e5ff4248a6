/** Messages of the email of reminders; pages do not load them. */
export const namespace = 'replenishment-emails';

export const messages = {
  'email.reminder.subject': '{name} may soon run out',
  'email.reminder.subjectOfSeveral':
    '{count, plural, one {# product} other {# products}} may soon run out',
  'email.reminder.text':
    '{item} lasts about {days, plural, one {# day} other {# days}}, so yours may run out soon.',
  'email.reminder.more':
    '{count, plural, one {# more product} other {# more products}} may run out soon, too.',
  'email.reminder.action': 'View {name}',
  'email.reminder.home': 'Continue shopping',
  'email.reminder.once': 'You asked for this email. We send it only once for each product.',
  'email.reminder.stopAll': 'Stop all your other reminders',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
