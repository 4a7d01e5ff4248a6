/** Words of mails; no page brings them. */
export const area = 'letters';

export const messages = {
  'letter.hello': 'Hello {name},',
  'letter.ignore': 'If this was not you, you can ignore this mail: nothing will change.',
  'letter.once': 'The link works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'letter.onceHours': 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  'letter.signUp.subject': 'Finish creating your {shop} account',
  'letter.signUp.text': 'One step is left until your {shop} account is ready.',
  'letter.signUp.action': 'Finish and sign in',
  'letter.signIn.subject': 'Your sign-in link for {shop}',
  'letter.signIn.text': 'Here is the link that signs you in at {shop}.',
  'letter.signIn.action': 'Sign in',
  'letter.reset.subject': 'Choose a new {shop} password',
  'letter.reset.text': 'Here is the link to choose a new password at {shop}.',
  'letter.reset.action': 'Choose a new password',
  'letter.email.subject': 'Confirm your new address at {shop}',
  'letter.email.text': 'Please confirm that this is the address for your {shop} account.',
  'letter.email.action': 'Confirm address',
  'letter.alreadyRegistered.subject': 'You already have an account at {shop}',
  'letter.alreadyRegistered.text':
    'Somebody asked for an account with this address, which has one already. You can sign in as usual.',
  'letter.alreadyRegistered.action': 'Sign in',
  'letter.passwordChanged.subject': 'Your {shop} password has changed',
  'letter.passwordChanged.text':
    'Your password has been changed and other devices have been signed out. If this was not you, choose a new password now.',
  'letter.passwordChanged.action': 'Choose a new password',
  'letter.emailChanged.subject': 'Your {shop} address has changed',
  'letter.emailChanged.text':
    'Your account now has another e-mail address, and every device has been signed out. If this was not you, please contact us at once.',
  'letter.emailChanged.action': 'Sign in',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
