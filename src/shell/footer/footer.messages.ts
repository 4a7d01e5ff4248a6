/** Messages of the footer's links, rendered on the server only, so that no page loads them. */
export const namespace = 'footer';

export const messages = {
  'footer.help': 'Help',
  'footer.delivery': 'Delivery',
  'footer.returns': 'Returns',
  'footer.withdraw': 'Withdraw from contract here',
  'footer.questions': 'FAQs',
  'footer.instalments': 'Pay in instalments',
  'footer.about': 'About {name}',
  'footer.brands': 'Our brands',
  'footer.reviewPolicy': 'How we handle reviews',
  'footer.socialProofPolicy': 'How we count',
  'footer.yourAccount': 'Your account',
  'footer.account': 'Account details',
  'footer.signUp': 'Create an account',
  'footer.wishlist': 'Wishlist',
  'footer.terms': 'Terms and conditions',
  'footer.privacy': 'Privacy',
  'footer.accessibility': 'Accessibility',
  'footer.imprint': 'Company information',
  'footer.consent': 'Cookie settings',
  'footer.shops': 'Our shops',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
