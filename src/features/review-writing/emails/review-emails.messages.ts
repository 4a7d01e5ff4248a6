/** Messages of the emails that confirm a review or a question; pages do not load them. */
export const namespace = 'review-emails';

export const messages = {
  'email.review.subject': 'Confirm your review of {name}',
  'email.review.text':
    'Thank you for your review of {name}. Please confirm that it is yours. We then check it before it appears.',
  'email.review.action': 'Confirm review',
  'email.review.lifetime':
    'You can confirm with this link for {days, plural, one {# day} other {# days}}. Keep this e-mail: the same link lets you delete the review later.',
  'email.review.ignore':
    'If this was not you, you can ignore this e-mail: the review will not be published.',
  'email.question.subject': 'Confirm your question about {name}',
  'email.question.text':
    'Thank you for your question about {name}. Please confirm that it is yours. We then check it before it appears.',
  'email.question.action': 'Confirm question',
  'email.question.lifetime':
    'You can confirm with this link for {days, plural, one {# day} other {# days}}. Keep this e-mail: the same link lets you delete the question later.',
  'email.question.ignore':
    'If this was not you, you can ignore this e-mail: the question will not be published.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
