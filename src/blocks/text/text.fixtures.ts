/** Examples of the text block: with and without a heading. */
export const fixtures = {
  plain: {
    title: 'Care',
    paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
  },
  untitled: {
    paragraphs: [
      'Wool keeps its shape when it is left to rest for a day between wears.',
      'Then it is folded.',
    ],
  },
};
