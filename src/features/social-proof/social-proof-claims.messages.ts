/** Messages of claims and of the page on how they are counted, written on the server only. */
export const namespace = 'social-proof-claims';

export const messages = {
  'socialProof.claim.sale':
    'Bought <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.claim.add':
    'Added to baskets <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.claim.wishlist':
    'Saved to wishlists <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.claim.view':
    'Viewed <strong>{count, plural, one {once} other {# times}}</strong> {window}',
  'socialProof.lastHours': 'in the last {count, plural, one {hour} other {# hours}}',
  'socialProof.lastDays': 'in the last {count, plural, one {day} other {# days}}',
  'socialProofPolicy.title': 'How we count',
  'socialProofPolicy.description':
    'How the figures over our product pictures are counted, how high they must be before we show them, and what we store.',
  'socialProofPolicy.introduction':
    'Some product pages say how often something was viewed, saved or added to a basket. Each of these figures is counted. None is estimated or made up, and small ones are not shown.',
  'socialProofPolicy.counted': 'What is counted',
  'socialProofPolicy.countedHere':
    'Each figure is about one product in this shop alone, without our other shops, and says which period it covers:',
  'socialProofPolicy.rule.sale':
    'Purchases {window}: shown once there are at least {floor, plural, one {#} other {#}}.',
  'socialProofPolicy.rule.add':
    'Additions to a basket {window}: shown once there are at least {floor, plural, one {#} other {#}}.',
  'socialProofPolicy.rule.wishlist':
    'Additions to a wishlist {window}: shown once there are at least {floor, plural, one {#} other {#}}.',
  'socialProofPolicy.rule.view':
    'Views of the product page {window}: shown once there are at least {floor, plural, one {#} other {#}}.',
  'socialProofPolicy.leftOut': 'What is left out',
  'socialProofPolicy.leftOutRepeated':
    'If you do the same thing with a product several times in a day, it counts once, as far as we can tell without storing who you are.',
  'socialProofPolicy.leftOutRobots':
    'Programs that identify themselves as such, and visits from our own offices, are not counted.',
  'socialProofPolicy.leftOutCancelled':
    'An order counts once for each product in it, however many pieces were bought. Cancelled orders are not counted, and neither are products that are sent back or withdrawn from as a whole.',
  'socialProofPolicy.stored': 'What we store',
  'socialProofPolicy.storedNumbers':
    'For each product and hour we store a number, and nothing about the people behind it. The numbers are deleted when no figure needs them any more, after {days, plural, one {# day} other {# days}}.',
  'socialProofPolicy.storedCode':
    'To notice repetitions, the server keeps a code in its memory that cannot be traced back to you. It is never stored, and is forgotten every day.',
  'socialProofPolicy.elsewhere':
    'The figures in this shop come from a service that counts visits and purchases for us.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
