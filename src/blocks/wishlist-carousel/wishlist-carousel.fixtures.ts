/** Each shape that pictures may have. */
export const fixtures = {
  tall: { title: 'On your wishlist' },
  square: { title: 'On your wishlist, square', imageRatio: 1 },
};
