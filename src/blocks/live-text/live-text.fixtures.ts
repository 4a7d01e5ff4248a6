/** Examples of live text: several positions, both fonts. */
export const fixtures = {
  middle: {
    position: 'middle-center',
    padding: 48,
    background: '#efe8da',
    lines: [
      { text: 'Slow mornings', sizeMobile: 33, sizeDesktop: 79, colour: '#1b1a1c' },
      {
        text: 'and what to wear for them',
        font: 'text',
        sizeMobile: 17,
        sizeDesktop: 22,
        kerning: 1,
        lineHeight: 1.4,
        colour: '#1b1a1c',
      },
    ],
  },
  corner: { position: 'top-right', lines: [{ text: 'New' }] },
};
