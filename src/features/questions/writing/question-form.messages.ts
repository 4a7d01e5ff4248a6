/** Messages of the pages on which shoppers ask, confirm, delete and answer questions. */
export const namespace = 'question-form';

export const messages = {
  'questionForm.titleOf': 'Ask about {name}',
  'questionForm.intro':
    'We and people who have bought this product can answer. For a question about your order, please write to us instead.',
  'questionForm.body': 'Your question',
  'questionForm.bodyHint': '{min} to {max, plural, other {#}} characters.',
  'questionForm.nickname': 'Name shown with your question',
  'questionForm.emailHint':
    'We send you a link that confirms the question. The address is not shown, and not stored with the question.',
  'questionForm.policy': 'How we check questions',
  'questionForm.submit': 'Send question',
  'questionForm.sent': 'Thank you for your question',
  'questionForm.sentNow': 'A person reads every question and answer before it appears.',
  'questionForm.sentMail':
    'One step is left: open the e-mail we have just sent you and confirm your question.',
  'questionForm.confirm': 'Confirm your question',
  'questionForm.confirmAction': 'Confirm question',
  'questionForm.delete': 'Delete question',
  'questionForm.deleted': 'Your question has been deleted.',
  'questionForm.yours': 'Your questions',
  'questionForm.yourAnswers': 'Your answers',
  'questionForm.deleteAnswer': 'Delete answer',
  'questionForm.answerDeleted': 'Your answer has been deleted.',
  'questionForm.answerUnknown': 'There is no such answer any more.',
  'questionForm.yourQuestion': 'Your question',
  'questionForm.answerTitle': 'Answer questions about {name}',
  'questionForm.answerIntro': 'You bought this from us: your answer will say “verified buyer”.',
  'questionForm.answerThis': 'Answer this question',
  'questionForm.answerOthers': 'Answer another question',
  'questionForm.answer': 'Your answer',
  'questionForm.answerNickname': 'Name shown with your answer',
  'questionForm.answerSubmit': 'Send answer',
  'questionForm.answerSent': 'Thank you for your answer.',
  'questionForm.full':
    'So many questions are waiting to be checked that we cannot take another one now. Please try again later.',
  'questionForm.buyerOnly':
    'This link is unknown or has expired. Only the link in the e-mail of an order lets you answer.',
  'questionForm.unknown': 'There is no such question any more.',
  'questionForm.linkSpent': 'This link is unknown or has expired. You can ask the question again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
