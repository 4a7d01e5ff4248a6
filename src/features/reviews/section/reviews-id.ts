/** Id of the reviews section, in its own file: product pages load the rules of reviews later. */
export const REVIEWS_ID = 'reviews';
