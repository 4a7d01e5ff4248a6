/** Examples of the heading: start-aligned and centred. */
export const fixtures = {
  start: { title: 'The table', kicker: 'Home', subtitle: 'Everything that stands on it.' },
  centred: { title: 'The table', align: 'center' },
};
