/** Messages of the built-in size recommendation, which is rendered on the server only. */
export const namespace = 'size-recommendation';

export const messages = {
  'sizeRecommendation.usualSize.uk': 'Which UK size do you usually wear?',
  'sizeRecommendation.usualSize.eu': 'Which EU size do you usually wear?',
  'sizeRecommendation.usualSize.fr': 'Which French size (FR) do you usually wear?',
  'sizeRecommendation.usualSize.de': 'Which German size (DE) do you usually wear?',
  'sizeRecommendation.usualSize.it': 'Which Italian size (IT) do you usually wear?',
  'sizeRecommendation.usualSize.us': 'Which US size do you usually wear?',
  'sizeRecommendation.usualSize.international':
    'Which international size (S, M, L) do you usually wear?',
  'sizeRecommendation.usualSize.waist': 'Which waist size in inches (W) do you usually wear?',
  'sizeRecommendation.usualSize.label': 'Which size do you usually wear, going by the label?',
  'sizeRecommendation.doNotKnow': 'I do not know',
  'sizeRecommendation.preferredFit': 'How should it fit?',
  'sizeRecommendation.tight': 'Close-fitting',
  'sizeRecommendation.regular': 'Regular',
  'sizeRecommendation.loose': 'Loose',
  'sizeRecommendation.measurements': 'What are your measurements?',
  'sizeRecommendation.measurementsHelp': 'One is enough. They are used for this answer only.',
  'sizeRecommendation.measureLabel': '{measure} (cm)',
  'sizeRecommendation.measurementError': 'Enter a number from {min} to {max} cm.',
  'sizeRecommendation.submit': 'Show my size',
  'sizeRecommendation.skip': 'Skip',
  'sizeRecommendation.recommended': 'We suggest size {size}',
  'sizeRecommendation.usualTight':
    'You usually wear {usual} and like a close fit: one size smaller.',
  'sizeRecommendation.usualRegular': 'You usually wear {usual} and like a regular fit.',
  'sizeRecommendation.usualLoose':
    'You usually wear {usual} and like a loose fit: one size larger.',
  'sizeRecommendation.measuredTight':
    'Your measurements match size {match}, and you like a close fit: one size smaller.',
  'sizeRecommendation.measuredRegular': 'Your measurements match size {match} in the size guide.',
  'sizeRecommendation.measuredLoose':
    'Your measurements match size {match}, and you like a loose fit: one size larger.',
  'sizeRecommendation.mixedTight':
    'Your measurements match sizes {smaller} and {match}, and you like a close fit: one size smaller than {match}.',
  'sizeRecommendation.mixedRegular':
    'Your measurements match sizes {smaller} and {match}. We suggest the larger one.',
  'sizeRecommendation.mixedLoose':
    'Your measurements match sizes {smaller} and {match}, and you like a loose fit: one size larger than {match}.',
  'sizeRecommendation.betweenTight':
    '{measure}: halfway between {smaller} and {larger}, and you like a close fit.',
  'sizeRecommendation.betweenUsual':
    '{measure}: halfway between {smaller} and {larger}, and you usually wear {size}.',
  'sizeRecommendation.betweenLoose':
    '{measure}: halfway between {smaller} and {larger}, and you like a loose fit.',
  'sizeRecommendation.select': 'Choose size {size}',
  'sizeRecommendation.notSure': 'We are not sure of your size',
  'sizeRecommendation.noAnswer': 'For a suggestion we need your usual size, or one measurement.',
  'sizeRecommendation.noTable':
    'We have no measurements of this product’s sizes to compare with yours.',
  'sizeRecommendation.smallest':
    'You like a close fit, and {edge} is already the smallest size of this product.',
  'sizeRecommendation.largest':
    'You like a loose fit, and {edge} is already the largest size of this product.',
  'sizeRecommendation.between':
    '{measure}: your measurement is halfway between {smaller} and {larger}.',
  'sizeRecommendation.usualSizeConflict':
    'You usually wear {usual}, but your measurements match size {match}.',
  'sizeRecommendation.measurementConflict':
    'Your measurements match different sizes. {first}: {firstSize}. {last}: {lastSize}.',
  'sizeRecommendation.aboveTable':
    '{measure}: the largest size of this product is made for {limit} cm, and you entered {value} cm.',
  'sizeRecommendation.belowTable':
    '{measure}: the smallest size of this product is made for {limit} cm, and you entered {value} cm.',
  'sizeRecommendation.compareInGuide': 'Compare in the size guide',
  'sizeRecommendation.startAgain': 'Start again',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
