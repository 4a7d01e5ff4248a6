/** Messages of the built-in size recommendation, which is rendered on the server only. */
export const namespace = 'size-recommendation';

export const messages = {
  'fit.usual': 'Which size do you usually wear?',
  'fit.unknown': 'I do not know',
  'fit.preferred': 'How should it fit?',
  'fit.close': 'Close-fitting',
  'fit.made': 'Regular',
  'fit.roomy': 'Loose',
  'fit.measures': 'What are your measurements?',
  'fit.measuresHelp': 'One is enough. They are used for this answer only.',
  'fit.inCentimetres': '{measure} (cm)',
  'fit.invalid': 'Enter numbers from {min} to {max}.',
  'fit.submit': 'Show my size',
  'fit.skip': 'Skip',
  'fit.answer': 'We suggest size {size}',
  'fit.usualClose': 'You usually wear {usual} and like a close fit: one size smaller.',
  'fit.usualMade': 'You usually wear {usual} and like a regular fit.',
  'fit.usualRoomy': 'You usually wear {usual} and like a loose fit: one size larger.',
  'fit.measuredClose':
    'Your measurements match size {match}, and you like a close fit: one size smaller.',
  'fit.measuredMade': 'Your measurements match size {match} in the size guide.',
  'fit.measuredRoomy':
    'Your measurements match size {match}, and you like a loose fit: one size larger.',
  'fit.halfwayClose':
    'Your measurements are between {smaller} and {larger}, and you like a close fit.',
  'fit.halfwayRoomy':
    'Your measurements are between {smaller} and {larger}, and you like a loose fit.',
  'fit.choose': 'Choose size {size}',
  'fit.unsure': 'We are not sure of your size',
  'fit.noAnswer': 'For a suggestion we need your usual size, or one measurement.',
  'fit.noTable': 'We have no measurements of this product’s sizes to compare with yours.',
  'fit.smallest': 'You like a close fit, and {edge} is already the smallest size of this product.',
  'fit.largest': 'You like a loose fit, and {edge} is already the largest size of this product.',
  'fit.between': 'Your measurements are between {smaller} and {larger}.',
  'fit.contradiction': 'You usually wear {usual}, but your measurements match size {match}.',
  'fit.differ':
    'Your measurements match different sizes. {first}: {firstSize}. {last}: {lastSize}.',
  'fit.above':
    '{measure}: the largest size of this product is made for {limit} cm, and you entered {value} cm.',
  'fit.below':
    '{measure}: the smallest size of this product is made for {limit} cm, and you entered {value} cm.',
  'fit.guide': 'Compare in the size guide',
  'fit.again': 'Start again',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
