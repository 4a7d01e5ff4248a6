/** Examples of the grid of blocks. */
export const fixtures = {
  'two beside each other': {
    title: 'Two thoughts',
    columnsDesktop: 2,
    sections: [
      {
        _meta: { schema: 'https://parade.example/blocks/text' },
        title: 'A word first',
        paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
      },
      {
        _meta: { schema: 'https://parade.example/blocks/text' },
        title: 'A word first',
        paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
      },
    ],
  },
};
