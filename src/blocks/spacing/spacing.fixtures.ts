/** Examples of vertical space: default and custom. */
export const fixtures = { usual: {}, narrow: { mobile: 8, desktop: 16 } };
