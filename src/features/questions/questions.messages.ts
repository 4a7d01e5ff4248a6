/** Messages of questions and answers. */
export const namespace = 'questions';

export const messages = {
  'questions.title': 'Questions and answers',
  'questions.titleOf': 'Questions about {name}',
  'questions.back': 'Back to {name}',
  'questions.none': 'Nobody has asked about this yet.',
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
    '{count, plural, =0 {No question matches.} one {# question} other {# questions}}',
  'questions.clear': 'Clear search',
  'questions.everyLanguage': 'Show all languages',
  'questions.previous': 'Previous questions',
  'questions.next': 'Next questions',
  'questions.ask': 'Ask a question',
  'questions.askHint':
    'We and people who have bought this product can answer. A person reads each question before it appears.',
  'questions.askContinue': 'Continue',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
