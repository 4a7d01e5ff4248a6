/** Messages about the legal guarantee, written on the server only. */
export const namespace = 'legal-guarantee';

export const messages = {
  'guarantee.title': 'Your legal guarantee',
  'guarantee.eea':
    'By law, you have a guarantee of at least two years from delivery, free of charge: we are liable if an item was faulty when you received it, or is not as described.',
  'guarantee.eeaRemedies':
    'You can choose between a free repair and a free replacement. If this is impossible, takes too long or does not help, or if the fault is serious, you can keep the item at a lower price or return it for a refund. For a minor fault, there is no refund for a return.',
  'guarantee.proof':
    'If a fault appears within {months} months of delivery, it counts as there from the start, unless we prove otherwise.',
  'guarantee.eeaBeside':
    'This applies whatever our returns policy or a manufacturer’s guarantee says. The law of your country may grant you more.',
  'guarantee.gb':
    'By law, items must be as described, fit for purpose and of satisfactory quality. If one is not, you can return it for a full refund within 30 days of receiving it.',
  'guarantee.gbRemedies':
    'You can also ask for a free repair or replacement. If that does not put it right, you can keep the item at a lower price or return it for a refund. A fault that appears within six months counts as there from the start, unless we prove otherwise. You may have up to six years to make a claim, five in Scotland.',
  'guarantee.gbBeside':
    'These rights are in addition to our returns policy and any manufacturer’s guarantee.',
  'guarantee.other':
    'If an item is faulty or not as described, the law of your country may entitle you to a repair, a replacement or a refund. This applies whatever our returns policy or a manufacturer’s guarantee says.',
  'guarantee.noticeAlt': 'Official European Union notice about the legal guarantee of conformity',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
