/** Messages of the pages on which shoppers ask, confirm, delete and answer questions. */
export const namespace = 'question-form';

export const messages = {
  'questionForm.titleOf': 'Ask about {name}',
  'questionForm.intro':
    'Our team and verified buyers can answer. If your question is about an order, please contact us instead.',
  'questionForm.body': 'Your question',
  'questionForm.bodyHint': '{min} to {max, plural, other {#}} characters.',
  'questionForm.nickname': 'Name shown with your question',
  'questionForm.emailHint':
    'We will email you a link to confirm your question. Your address is not shown, and not stored with the question.',
  'questionForm.policy': 'How we check questions',
  'questionForm.submit': 'Send question',
  'questionForm.sent': 'Thank you for your question',
  'questionForm.sentNow': 'We read every question and answer before we publish it.',
  'questionForm.sentEmail':
    'One more step: open the email that we have just sent you and confirm your question.',
  'questionForm.confirm': 'Confirm your question',
  'questionForm.confirmAction': 'Confirm question',
  'questionForm.delete': 'Delete question',
  'questionForm.deleted': 'Your question has been deleted.',
  'questionForm.yours': 'Your questions',
  'questionForm.yourAnswers': 'Your answers',
  'questionForm.deleteAnswer': 'Delete answer',
  'questionForm.answerDeleted': 'Your answer has been deleted.',
  'questionForm.answerUnknown': 'This answer no longer exists.',
  'questionForm.yourQuestion': 'Your question',
  'questionForm.answerTitle': 'Answer questions about {name}',
  'questionForm.answerIntro':
    'You bought this from us: your answer will be marked “verified buyer”.',
  'questionForm.answerThis': 'Answer this question',
  'questionForm.answerOthers': 'Answer another question',
  'questionForm.answer': 'Your answer',
  'questionForm.answerNickname': 'Name shown with your answer',
  'questionForm.answerSubmit': 'Send answer',
  'questionForm.answerSent': 'Thank you for your answer.',
  'questionForm.full':
    'We cannot accept more questions at the moment, because many are waiting to be checked. Please try again later.',
  'questionForm.buyerOnly':
    'This link is invalid or has expired. To answer, use the link in the email about your order.',
  'questionForm.unknown': 'This question no longer exists.',
  'questionForm.linkExpired':
    'This link is invalid or has expired. You can ask the question again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
