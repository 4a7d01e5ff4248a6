/** Examples of the section on every background. */
export const fixtures = {
  surface: {
    title: 'The journal',
    introduction: 'Things we learned this month.',
    ground: 'surface',
    link: { label: 'All stories', href: '/pages/journal/knitwear' },
    sections: [
      {
        _meta: { schema: 'https://parade.example/blocks/text' },
        title: 'A word first',
        paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
      },
    ],
  },
  'ink, two deep': {
    title: 'Evening',
    ground: 'ink',
    sections: [
      {
        _meta: { schema: 'https://parade.example/blocks/section' },
        ground: 'ink',
        sections: [
          {
            _meta: { schema: 'https://parade.example/blocks/text' },
            title: 'A word first',
            paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
          },
        ],
      },
    ],
  },
};
