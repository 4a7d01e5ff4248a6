/** Examples of the social gallery. */
export const fixtures = {
  usual: { title: 'From our kitchens' },
  tight: {
    title: 'Small rows',
    rowSizeDesktop: 6,
    rowSizeMobile: 3,
    gapDesktop: 1,
    gapMobile: 1,
    rowLimit: 1,
  },
};
