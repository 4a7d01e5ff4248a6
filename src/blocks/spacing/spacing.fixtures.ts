/** Room as it comes, and as an editor sets it. */
export const fixtures = { usual: {}, narrow: { mobile: 8, desktop: 16 } };
