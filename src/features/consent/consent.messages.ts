/** Messages of the consent banner and the consent page. */
export const namespace = 'consent';

export const messages = {
  'consent.title': 'Cookie settings',
  'consent.question':
    'We use cookies that the shop needs to work. May we also personalise your search results, and show videos and maps from other sites?',
  'consent.choose': 'Manage choices',
  'consent.necessary': 'Necessary only',
  'consent.all': 'Accept all',
  'consent.intro':
    'You can change your choice at any time. You can browse and buy without any of the optional cookies.',
  'consent.functional': 'Necessary',
  'consent.functionalHint':
    'Your basket, your sign-in, your votes on and reports of reviews, and this choice. Always on.',
  'consent.personalisation': 'Personalise my search results',
  'consent.personalisationHint':
    'A random number, not your name, is sent with your searches and the products that you view, to show you more relevant results. It is deleted when you switch this off.',
  'consent.embeds': 'Content from other sites',
  'consent.embedsHint':
    'Videos, maps and posts load from other sites, which can then see that you visited this page.',
  'consent.questionTags':
    'We use cookies that the shop needs to work. May we also personalise your search results, show videos and maps from other sites, and let other companies measure visits and advertising?',
  'consent.analytics': 'Measure visits',
  'consent.analyticsHint':
    'A script from another company counts the pages and products that you view, so that we can improve the shop.',
  'consent.advertising': 'Advertising',
  'consent.advertisingHint':
    'A script from another company recognises you on other sites, so that we can show you our advertising there and measure it.',
  'consent.save': 'Save my choice',
  'consent.saved': 'Your choice has been saved.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
