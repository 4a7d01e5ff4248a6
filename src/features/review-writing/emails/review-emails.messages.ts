/** Messages of the emails that confirm a review or a question; pages do not load them. */
export const namespace = 'review-emails';

export const messages = {
  'email.review.subject': 'Confirm your review of {name}',
  'email.review.text':
    'Thank you for your review of {name}. Please confirm that you wrote it. We check it before we publish it.',
  'email.review.action': 'Confirm review',
  'email.review.lifetime':
    'You can confirm with this link for {days, plural, one {# day} other {# days}}. Keep this email: you can use the same link to delete the review later.',
  'email.review.ignore':
    'If this was not you, you can ignore this email. The review will not be published.',
  'email.question.subject': 'Confirm your question about {name}',
  'email.question.text':
    'Thank you for your question about {name}. Please confirm that you wrote it. We check it before we publish it.',
  'email.question.action': 'Confirm question',
  'email.question.lifetime':
    'You can confirm with this link for {days, plural, one {# day} other {# days}}. Keep this email: you can use the same link to delete the question later.',
  'email.question.ignore':
    'If this was not you, you can ignore this email. The question will not be published.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
