/** Messages of the countdown banner. */
export const namespace = 'blocks';

export const messages = {
  'countdown.days': '{count, plural, one {day} other {days}}',
  'countdown.hours': '{count, plural, one {hour} other {hours}}',
  'countdown.minutes': '{count, plural, other {min}}',
  'countdown.seconds': '{count, plural, other {sec}}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
