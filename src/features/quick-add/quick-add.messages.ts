/** Messages of quick-add. */
export const namespace = 'quick-add';

export const messages = {
  'quickAdd.view': 'View product',
  'quickAdd.close': 'Close',
  'quickAdd.dismiss': 'Dismiss',
  'quickAdd.adding': 'Adding {name}…',
  'quickAdd.added': '{name} has been added to your basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
