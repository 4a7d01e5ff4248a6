/** Examples of the USP banner: rotating, ticker and static. */
export const fixtures = {
  rotating: {
    label: 'Why here',
    items: [
      { label: 'Free delivery', label2: 'over £50', href: '/pages/informational/delivery' },
      {
        label: '28 days to think it over',
        dropdown: { title: 'Returns', copy: 'Return it within 28 days, unworn and with its tags.' },
      },
      { label: 'Ends soon', countdownTo: '2035-01-01T00:00:00Z' },
      {
        label: 'Pay in three',
        swapWithPayPlus: { label: 'Your pay-plus limit is {limit}', limitCentAmount: 50_000 },
        colour: '#1b1a1c',
        background: '#efe8da',
      },
    ],
  },
  ticker: {
    label: 'Why here, passing',
    mode: 'ticker',
    items: [
      { label: 'Free delivery', label2: 'over £50', href: '/pages/informational/delivery' },
      {
        label: '28 days to think it over',
        dropdown: { title: 'Returns', copy: 'Return it within 28 days, unworn and with its tags.' },
      },
      { label: 'Ends soon', countdownTo: '2035-01-01T00:00:00Z' },
      {
        label: 'Pay in three',
        swapWithPayPlus: { label: 'Your pay-plus limit is {limit}', limitCentAmount: 50_000 },
        colour: '#1b1a1c',
        background: '#efe8da',
      },
    ],
  },
  static: {
    label: 'Why here, standing',
    mode: 'static',
    items: [
      { label: 'Free delivery', label2: 'over £50', href: '/pages/informational/delivery' },
      {
        label: '28 days to think it over',
        dropdown: { title: 'Returns', copy: 'Return it within 28 days, unworn and with its tags.' },
      },
      { label: 'Ends soon', countdownTo: '2035-01-01T00:00:00Z' },
      {
        label: 'Pay in three',
        swapWithPayPlus: { label: 'Your pay-plus limit is {limit}', limitCentAmount: 50_000 },
        colour: '#1b1a1c',
        background: '#efe8da',
      },
    ],
  },
  'a word that does not end': {
    label: 'Why here, at length',
    mode: 'static',
    items: [
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        label2: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      },
      { label: 'Free delivery', label2: 'over £50' },
    ],
  },
  'one after the other, at length': {
    label: 'Why here, at length, turning',
    items: [
      {
        label: 'Free delivery on everything that you order before midnight on a working day',
        label2: 'for members of a year and more',
      },
      { label: '28 days to think it over' },
    ],
  },
};
