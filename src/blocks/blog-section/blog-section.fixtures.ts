/** Example of a section of an article with a quotation. */
export const fixtures = {
  quoted: {
    title: 'Let it rest',
    paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
    quote: { text: 'A jumper is a small house.', source: 'Ada Marsh' },
  },
  plain: { paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'] },
};
