/** Messages of the consent banner and the consent page. */
export const namespace = 'consent';

export const messages = {
  'consent.title': 'Cookies and privacy',
  'consent.question':
    'We use what the shop needs to work. May we also fit searches to what you like, and show videos and maps of other sites?',
  'consent.choose': 'Choose one by one',
  'consent.necessary': 'Only necessary',
  'consent.all': 'Accept all',
  'consent.intro':
    'You can change this at any time. What you may switch off is not needed to browse or to buy.',
  'consent.functional': 'Necessary',
  'consent.functionalHint': 'Your basket, your sign-in and this choice. Always on.',
  'consent.personalisation': 'Fit searches to what I like',
  'consent.personalisationHint':
    'A number without your name goes with your searches and with what you look at, so that results suit you. It is deleted when you switch this off.',
  'consent.embeds': 'Content of other sites',
  'consent.embedsHint':
    'Videos, maps and posts load from their own sites, which then learn that you were here.',
  'consent.questionTags':
    'We use what the shop needs to work. May we also fit searches to what you like, show videos and maps of other sites, and let other companies measure visits and advertising?',
  'consent.analytics': 'Measure visits',
  'consent.analyticsHint':
    'Another company’s script counts the pages and products that you look at, to improve the shop.',
  'consent.advertising': 'Advertising',
  'consent.advertisingHint':
    'Another company’s script recognises you elsewhere, to show and to measure our advertising.',
  'consent.save': 'Save my choice',
  'consent.saved': 'Your choice is saved.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
