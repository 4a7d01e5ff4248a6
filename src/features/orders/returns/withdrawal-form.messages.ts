/** Messages of the model withdrawal form, with what Directive 2011/83/EU, annex I (B) asks for. */
export const namespace = 'withdrawal-form';

export const messages = {
  'withdrawalForm.title': 'Model withdrawal form',
  'withdrawalForm.description': 'Form to print for the withdrawal from a contract with {shop}.',
  'withdrawalForm.use':
    'Complete and return this form only if you wish to withdraw from the contract. You do not have to use it: any clear statement is enough.',
  'withdrawalForm.online': 'Withdraw online',
  'withdrawalForm.to': 'To',
  'withdrawalForm.statement':
    'I/we* hereby withdraw from the contract that I/we* have concluded for the purchase of these goods* / the provision of this service*:',
  'withdrawalForm.dates': 'Ordered on* / received on*',
  'withdrawalForm.number': 'Order number, if you know it',
  'withdrawalForm.name': 'Name of the consumer(s)',
  'withdrawalForm.address': 'Address of the consumer(s)',
  'withdrawalForm.signature': 'Signature of the consumer(s), only if you send this form on paper',
  'withdrawalForm.date': 'Date',
  'withdrawalForm.delete': '* Delete as appropriate.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
