/** Messages of the page on how reviews are handled, written on the server only. */
export const namespace = 'review-policy';

export const messages = {
  'reviewPolicy.title': 'How we handle reviews',
  'reviewPolicy.description':
    'Where our reviews come from, who checks them, why we refuse some, and how averages and summaries are calculated.',
  'reviewPolicy.introduction':
    'Reviews help only if you can trust them. These rules apply to every review in this shop.',
  'reviewPolicy.sources': 'Where reviews come from',
  'reviewPolicy.sourcesOwn':
    'Reviews are written by shoppers, here or on a site that shares its reviews with us. We neither write nor buy reviews.',
  'reviewPolicy.service':
    '{service}, which works for many shops, collects, checks and publishes the reviews in this shop under its own rules.',
  'reviewPolicy.serviceSummary':
    'Summaries are written by a program of {service}. A note beside each summary explains how it was made.',
  'reviewPolicy.sourcesShared':
    'If a review was first published on another site, we name that site and, where possible, link to the original.',
  'reviewPolicy.sourcesPromoted':
    'If the author received something for a review, such as a sample, a discount or an entry in a prize draw, this is stated above the text. The reward never depends on what the review says.',
  'reviewPolicy.verified': 'Verified buyers',
  'reviewPolicy.verifiedOrder':
    '“{verified}” appears only where our order system confirms that the author bought the product here. Staff cannot add it, and reviews from other sites never have it. We do not check whether the authors of other reviews bought the product.',
  'reviewPolicy.checked': 'What we check',
  'reviewPolicy.checkedAll':
    'The same rules apply whatever the rating: we publish a one-star review just like a five-star review. We refuse or remove a text or photo for these reasons only:',
  'reviewPolicy.checkedNever':
    'A low rating or a negative opinion is never a reason. We record each decision with its reason. Only the author of a review can change its stars or text. We may reply, and our reply is shown under our name.',
  'reviewPolicy.reason.off-topic':
    'It is not about the product (for example, it is about delivery).',
  'reviewPolicy.reason.personal-data':
    'It reveals personal details, or shows people who have not agreed to it.',
  'reviewPolicy.reason.offensive': 'It is insulting, threatening, obscene or hateful.',
  'reviewPolicy.reason.advertising': 'It advertises something, or contains links or voucher codes.',
  'reviewPolicy.reason.not-genuine':
    'It does not describe a real experience, or the author has an undisclosed interest in the product or a competing one.',
  'reviewPolicy.reason.unlawful': 'It breaks the law, for example with false health claims.',
  'reviewPolicy.reason.copied': 'The text or photo belongs to somebody else.',
  'reviewPolicy.reason.duplicate': 'The same person has already submitted it.',
  'reviewPolicy.reason.unreadable': 'It cannot be understood.',
  'reviewPolicy.questions': 'Questions and answers',
  'reviewPolicy.questionsChecked':
    'We read questions, and answers by shoppers, before we publish them. We refuse or remove them for the same reasons only, and record each decision with its reason. Guests confirm a question by email first.',
  'reviewPolicy.questionsAnswered':
    'Our own answers are marked “Answer from our team”. Shoppers can answer only with the link from an order of the product; their answers are marked “verified buyer”. Answers imported from other sites never are.',
  'reviewPolicy.order': 'Order and averages',
  'reviewPolicy.orderRecent':
    'The most recent reviews come first, {page, plural, other {#}} at a time, unless you choose another order. You see those in the language of the page first; a link shows all of them.',
  'reviewPolicy.orderAverage':
    'The average is the mean of all published reviews, old and new, including those in other languages, from other sites and from promotions. Each has the same weight. When a review is removed, the average is recalculated. The sort order “Best rated” gives less weight to products with few reviews.',
  'reviewPolicy.orderFit':
    'The counts of all answers on the fit are shown with the reviews. We say how a product fits only from {fit, plural, one {# answer} other {# answers}}, and only if more than half agree.',
  'reviewPolicy.orderHelpful':
    'Each person can vote once on whether a review is helpful. We recognise guests by a cookie, and once {networkVotes, plural, one {# guest’s vote} other {# guests’ votes}} on a review came from the same network within {networkDays, plural, one {# day} other {# days}}, we count no more of guests there. “{praise}” has four or five stars, “{criticism}” three or fewer; we only show them together.',
  'reviewPolicy.summary': 'Summaries',
  'reviewPolicy.summaryProgram':
    'From {from, plural, one {# review} other {# reviews}} of a product, a program selects {least} to {most} sentences word for word; nothing is added or rephrased. Those in the language of the page come first; others are used only where there are too few. Each sentence links to its review.',
  'reviewPolicy.summaryShare':
    'Reviews with three stars or fewer are represented in proportion, and with at least one sentence once they make up {share, plural, other {#}}% of the reviews.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
