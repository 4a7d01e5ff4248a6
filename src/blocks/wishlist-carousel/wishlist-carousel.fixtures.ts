/** Examples of the wishlist carousel: each picture ratio. */
export const fixtures = {
  tall: { title: 'On your wishlist' },
  square: { title: 'On your wishlist, square', imageRatio: 1 },
};
