/** Products of the sample with a particular number of reviews. */

export const reviewCases = {
  /** A knitted jumper that nobody has reviewed. */
  none: 'OTT00090',
  one: 'MAV00003',
  /** A first page of reviews, full to the last place. */
  thirty: 'ALD00001',
  /** A midi dress of both fashion fascias, reviewed in all four languages. */
  thousand: 'XDD00193',
} as const;

/** Number of reviews of these products. */
export const reviewCounts: ReadonlyMap<string, number> = new Map([
  [reviewCases.none, 0],
  [reviewCases.one, 1],
  [reviewCases.thirty, 30],
  [reviewCases.thousand, 1000],
]);
