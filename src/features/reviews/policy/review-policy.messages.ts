/** Messages of the page on how reviews are handled, written on the server only. */
export const namespace = 'review-policy';

export const messages = {
  'reviewPolicy.title': 'How we handle reviews',
  'reviewPolicy.description':
    'Where our reviews come from, who checks them, why one is refused, and how averages and summaries are made.',
  'reviewPolicy.introduction':
    'Reviews help only if you can trust them. These are the rules that every review in this shop follows.',
  'reviewPolicy.sources': 'Where they come from',
  'reviewPolicy.sourcesOwn':
    'Reviews are written by shoppers, here or on a site that shares its reviews with us. We write none ourselves and buy none.',
  'reviewPolicy.service':
    '{service}, which works for many shops, collects, checks and publishes the reviews in this shop under its own rules.',
  'reviewPolicy.serviceSummary':
    'A program run by {service} writes the summaries. A note beside each summary says how it was made.',
  'reviewPolicy.sourcesShared':
    'A review that was first published elsewhere names that site and, where we have it, links to the original.',
  'reviewPolicy.sourcesPromoted':
    'If the writer received something for a review, such as a sample, a discount or a prize draw, this is stated above the text. A reward never depends on what the review says.',
  'reviewPolicy.verified': 'Verified buyers',
  'reviewPolicy.verifiedOrder':
    '“{verified}” appears only where our order system confirms that the writer bought the product here. No member of staff can grant it, and reviews from other sites never carry it. We do not check whether the writers of other reviews bought the product.',
  'reviewPolicy.checked': 'What we check',
  'reviewPolicy.checkedAll':
    'Whatever the rating, the same rules apply: a review with one star is published like one with five. We refuse or remove a text or photo for these reasons only:',
  'reviewPolicy.checkedNever':
    'A low rating or an unfavourable opinion is never a reason. Each decision is recorded with its reason. Only the writer of a review can change its stars or words. We may reply, and our reply bears our name.',
  'reviewPolicy.reason.off-topic': 'It is not about the product, but about delivery, for example.',
  'reviewPolicy.reason.personal-data':
    'It reveals personal details, or shows people who have not agreed to it.',
  'reviewPolicy.reason.offensive': 'It insults, threatens, is obscene or stirs up hatred.',
  'reviewPolicy.reason.advertising': 'It advertises something, or contains links or voucher codes.',
  'reviewPolicy.reason.not-genuine':
    'It does not come from real experience, or the writer has an undisclosed interest in the product or in a competing product.',
  'reviewPolicy.reason.unlawful': 'It breaks the law, with false health claims, for example.',
  'reviewPolicy.reason.copied': 'The text or photo belongs to somebody else.',
  'reviewPolicy.reason.duplicate': 'The same person has already submitted it.',
  'reviewPolicy.reason.unreadable': 'It cannot be understood.',
  'reviewPolicy.questions': 'Questions and answers',
  'reviewPolicy.questionsChecked':
    'Questions, and answers by shoppers, are read before they appear, and are refused or removed for the same reasons only. Each decision is recorded with its reason. Guests confirm a question by e-mail first.',
  'reviewPolicy.questionsAnswered':
    'Our own answers say “Answer from our team”. A shopper can answer only with the link from an order of the product, and the answer then says “verified buyer”. Answers imported from other sites never say so.',
  'reviewPolicy.order': 'Order and averages',
  'reviewPolicy.orderRecent':
    'The most recent reviews come first, {page, plural, other {#}} at a time, unless you choose another order. You first see those in the language of the page; one link shows all of them.',
  'reviewPolicy.orderAverage':
    'The average is the plain mean of all published reviews, old or new, including those in other languages, from other sites and from promotions. Each counts the same. When a review is removed, the average is calculated again without it. The sort “Best rated” gives few reviews less weight than many.',
  'reviewPolicy.orderFit':
    'We say how sizes turn out only once there are {fit, plural, one {# answer} other {# answers}}, and only if more than half agree.',
  'reviewPolicy.orderHelpful':
    'Everyone has one vote on whether a review is helpful. “{praise}” has four or five stars, “{criticism}” three or fewer; we show them only as a pair.',
  'reviewPolicy.summary': 'Summaries',
  'reviewPolicy.summaryProgram':
    'Once there are {from, plural, one {# review} other {# reviews}} in a language, a program picks {sentences, plural, one {# sentence} other {# sentences}} from them, word for word; nothing is added or rephrased. Each sentence links to its review.',
  'reviewPolicy.summaryShare':
    'Reviews with three stars or fewer get their share of the sentences, and at least one sentence as soon as they make up {share, plural, other {#}}% of the reviews.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
