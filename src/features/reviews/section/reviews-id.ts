/** Id of the reviews section: apart from the rules of reviews, which product pages load later. */
export const REVIEWS_ID = 'reviews';
