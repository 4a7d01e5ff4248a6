/** Messages of account emails; pages do not load them. */
export const namespace = 'emails';

export const messages = {
  'email.hello': 'Hello {name},',
  'email.ignore': 'If this was not you, you can ignore this e-mail: nothing will change.',
  'email.once': 'The link works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'email.onceHours': 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  'email.signUp.subject': 'Finish creating your {shop} account',
  'email.signUp.text': 'One step is left until your {shop} account is ready.',
  'email.signUp.action': 'Finish and sign in',
  'email.signIn.subject': 'Your sign-in link for {shop}',
  'email.signIn.text': 'Here is the link that signs you in at {shop}.',
  'email.signIn.action': 'Sign in',
  'email.reset.subject': 'Choose a new {shop} password',
  'email.reset.text': 'Here is the link to choose a new password at {shop}.',
  'email.reset.action': 'Choose a new password',
  'email.email.subject': 'Confirm your new address at {shop}',
  'email.email.text': 'Please confirm that this is the address for your {shop} account.',
  'email.email.action': 'Confirm address',
  'email.alreadyRegistered.subject': 'You already have an account at {shop}',
  'email.alreadyRegistered.text':
    'Somebody asked for an account with this address, which has one already. You can sign in as usual.',
  'email.alreadyRegistered.action': 'Sign in',
  'email.passwordChanged.subject': 'Your {shop} password has changed',
  'email.passwordChanged.text':
    'Your password has been changed and other devices have been signed out. If this was not you, choose a new password now.',
  'email.passwordChanged.action': 'Choose a new password',
  'email.emailChanged.subject': 'Your {shop} address has changed',
  'email.emailChanged.text':
    'Your account now has another e-mail address, and every device has been signed out. If this was not you, please contact us at once.',
  'email.emailChanged.action': 'Sign in',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
