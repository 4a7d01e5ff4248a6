/** Examples of a campaign: switched on and off. */
export const fixtures = {
  on: {
    isOn: true,
    takeover: [
      {
        _meta: { schema: 'https://parade.example/blocks/text' },
        title: 'A word first',
        paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
      },
    ],
  },
  off: {
    takeover: [],
    usual: [
      {
        _meta: { schema: 'https://parade.example/blocks/text' },
        title: 'A word first',
        paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
      },
    ],
  },
};
