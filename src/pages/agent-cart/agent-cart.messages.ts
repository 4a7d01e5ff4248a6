/** Messages of the page on which a person takes over an agent's cart. */
export const namespace = 'agent-cart';

export const messages = {
  'agentCart.title': 'A basket for you',
  'agentCart.usedTitle': 'Already in a basket',
  'agentCart.intro':
    'A shopping assistant has put these items together for you. Nothing is ordered yet: have a look, then add them to your basket.',
  'agentCart.joins':
    '{count, plural, one {# item is} other {# items are}} already in your basket and will stay there.',
  'agentCart.add': 'Add to my basket',
  'agentCart.quantity': 'Quantity: {quantity}',
  'agentCart.unitPrice': '{price} each',
  'agentCart.empty': 'This basket is empty at the moment.',
  'agentCart.transferred': 'These items have already been added to a basket.',
  'agentCart.expired': 'This link has expired. Ask your assistant for a new one.',
  'agentCart.view': 'View your basket',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
