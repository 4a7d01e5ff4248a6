/** Headings at the start and in the middle. */
export const fixtures = {
  start: { title: 'The table', kicker: 'Home', subtitle: 'Everything that stands on it.' },
  centred: { title: 'The table', align: 'center' },
};
