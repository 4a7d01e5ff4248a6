/** Messages of claims and of the page on how they are counted, written on the server only. */
export const namespace = 'social-proof-claims';

export const messages = {
  'socialProof.claim.sale':
    'Bought <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.claim.add':
    'Added to basket <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.claim.wishlist':
    'Added to wishlist <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.claim.view':
    'Viewed <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.lastHours': 'in the last {count, plural, one {hour} other {# hours}}',
  'socialProof.lastDays': 'in the last {count, plural, one {day} other {# days}}',
  'socialProofPolicy.title': 'How we count',
  'socialProofPolicy.description':
    'How we count the figures on our product pictures, from what number we show them, and what we store.',
  'socialProofPolicy.introduction':
    'Some product pages say how often a product was viewed, saved or added to a basket. We count each of these figures. None is estimated or made up, and we do not show small figures.',
  'socialProofPolicy.counted': 'What we count',
  'socialProofPolicy.countedHere':
    'Each figure is about one product in this shop only, not in our other shops, and states the period that it covers:',
  'socialProofPolicy.rule.sale':
    'Purchases {window}: shown from {minCount, plural, one {#} other {#}}.',
  'socialProofPolicy.rule.add':
    'Additions to a basket {window}: shown from {minCount, plural, one {#} other {#}}.',
  'socialProofPolicy.rule.wishlist':
    'Additions to a wishlist {window}: shown from {minCount, plural, one {#} other {#}}.',
  'socialProofPolicy.rule.view':
    'Views of the product page {window}: shown from {minCount, plural, one {#} other {#}}.',
  'socialProofPolicy.notCounted': 'What we do not count',
  'socialProofPolicy.notCountedRepeated':
    'Doing the same thing with a product several times in a day counts once. From one network, such as a household or an office, at most {visitors, plural, one {# visitor counts} other {# visitors count}} in a day for each product and each of these figures. Each of our servers applies both limits on its own, and starts again when it is restarted: it would take storing who you are to be sure.',
  'socialProofPolicy.notCountedRobots':
    'We do not count programs that identify themselves as such, or visits from our own offices.',
  'socialProofPolicy.notCountedCancelled':
    'An order counts once for each product in it, however many units were bought. We do not count cancelled orders, or products that were returned or withdrawn from completely.',
  'socialProofPolicy.stored': 'What we store',
  'socialProofPolicy.storedNumbers':
    'For each product and hour we store a number, and nothing about the people concerned. We delete the numbers when they are no longer needed, after {days, plural, one {# day} other {# days}}.',
  'socialProofPolicy.storedCode':
    'To recognise repetitions, our server holds a code in memory that cannot be traced back to you. It is never saved, and is discarded every day.',
  'socialProofPolicy.externalService':
    'The figures in this shop come from a service that counts visits and purchases for us.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
