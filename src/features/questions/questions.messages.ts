/** Messages of questions and answers. */
export const namespace = 'questions';

export const messages = {
  'questions.title': 'Questions and answers',
  'questions.titleOf': 'Questions about {name}',
  'questions.back': 'Back to {name}',
  'questions.none': 'No questions about this product yet.',
  'questions.by': 'Asked by {name}',
  'questions.someone': 'Asked by a shopper',
  'questions.fromShop': 'Answer from our team',
  'questions.fromBuyer': 'Answer from {name}',
  'questions.fromVerified': 'Answer from {name}, verified buyer',
  'questions.unanswered': 'Not answered yet',
  'questions.all': 'See all {count, plural, one {# question} other {# questions}}',
  'questions.search': 'Search questions and answers',
  'questions.searchButton': 'Search',
  'questions.found':
    '{count, plural, =0 {No matching questions.} one {# question} other {# questions}}',
  'questions.clear': 'Clear search',
  'questions.tooManySearches':
    'Too many searches at the moment. Please wait a minute and try again.',
  'questions.allLanguages': 'Show all languages',
  'questions.previous': 'Previous questions',
  'questions.next': 'Next questions',
  'questions.ask': 'Ask a question',
  'questions.askHint':
    'Our team and verified buyers can answer. We check each question before we publish it.',
  'questions.askContinue': 'Continue',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
