/** Messages of the page with a customer's reward points. */
export const namespace = 'rewards';

export const messages = {
  'rewards.title': 'Your rewards',
  'rewards.balance': 'Balance',
  'rewards.none': 'No rewards yet. Product pages show how much you can earn.',
  'rewards.earned': 'Earned with order {number}',
  'rewards.cancelled': 'Taken back: order {number} was cancelled',
  'rewards.returned': 'Taken back: return from order {number}',
  'rewards.older': 'Earlier entries',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
