/** Examples of the countdown banner: running, and ended. */
export const fixtures = {
  running: {
    title: 'The sale ends',
    endTime: '2035-01-01T00:00:00Z',
    description: 'While there is stock.',
    cta: { label: 'To the sale', href: '/categories/womens' },
  },
  'own colours': {
    title: 'Last orders',
    endTime: '2035-01-01T00:00:00Z',
    colour: '#ffffff',
    background: '#3a1f2b',
  },
};
