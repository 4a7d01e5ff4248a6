/** Messages of account emails; pages do not load them. */
export const namespace = 'emails';

export const messages = {
  'email.hello': 'Hello {name},',
  'email.ignore': 'If this was not you, you can ignore this email. Nothing will change.',
  'email.once':
    'The link can be used once and expires after {minutes, plural, one {# minute} other {# minutes}}.',
  'email.onceHours':
    'The link can be used once and expires after {hours, plural, one {# hour} other {# hours}}.',
  'email.signUp.subject': 'Finish creating your {shop} account',
  'email.signUp.text': 'There is one step left to create your {shop} account.',
  'email.signUp.action': 'Finish and sign in',
  'email.signIn.subject': 'Your sign-in link for {shop}',
  'email.signIn.text': 'Use this link to sign in to {shop}.',
  'email.signIn.action': 'Sign in',
  'email.reset.subject': 'Choose a new {shop} password',
  'email.reset.text': 'Use this link to choose a new password for {shop}.',
  'email.reset.action': 'Choose a new password',
  'email.email.subject': 'Confirm your new email address at {shop}',
  'email.email.text': 'Please confirm that this is the address for your {shop} account.',
  'email.email.action': 'Confirm address',
  'email.alreadyRegistered.subject': 'You already have an account at {shop}',
  'email.alreadyRegistered.text':
    'Someone tried to create an account with this email address, but you already have one. You can sign in as usual.',
  'email.alreadyRegistered.action': 'Sign in',
  'email.passwordChanged.subject': 'Your {shop} password has changed',
  'email.passwordChanged.text':
    'Your password has been changed and other devices have been signed out. If this was not you, choose a new password now.',
  'email.passwordChanged.action': 'Choose a new password',
  'email.emailChanged.subject': 'Your {shop} email address has changed',
  'email.emailChanged.text':
    'The email address of your account has been changed, and every device has been signed out. If this was not you, please contact us immediately.',
  'email.emailChanged.action': 'Sign in',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
