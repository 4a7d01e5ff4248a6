/** Messages of the email that confirms a review; pages do not load them. */
export const namespace = 'review-emails';

export const messages = {
  'email.review.subject': 'Confirm your review of {name}',
  'email.review.text':
    'thank you for your review of {name}. Please confirm that it is yours. We then check it before it appears.',
  'email.review.action': 'Confirm review',
  'email.review.lifetime':
    'The link confirms the review for {days, plural, one {# day} other {# days}}. Keep this mail: the link also deletes the review later.',
  'email.review.ignore':
    'If this was not you, you can ignore this mail: the review is never shown.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
