/** Records of reviews, questions and answers in imports, exports and the sample. */

/** How a garment's size turned out for its buyer. */
export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** A shopper's review of a product. */
export type ReviewRecord = {
  /** Identifies the review when it is imported again. */
  readonly sourceKey: string;
  /** productKey or slug of the product. */
  readonly product: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title?: string;
  /** Plain text; begins with the promotion marker where the author was rewarded. */
  readonly body: string;
  readonly username?: string;
  readonly userLocation?: string;
  readonly isRecommended?: boolean;
  /** ISO 8601 timestamp with milliseconds. */
  readonly submittedAt: string;
  /** Language of the text, such as `en`. */
  readonly language?: string;
  /** 1 to 5 by id, such as `quality`, `comfort`, `value`. */
  readonly secondaryRatings?: Readonly<Record<string, number>>;
  readonly fit?: Fit;
  /** Answers of the retailer or the maker. */
  readonly responses?: readonly ReviewResponseRecord[];
  /** The site that collected the review, where it was not this shop. */
  readonly syndication?: Syndication;
  readonly photos?: readonly ReviewPhotoRecord[];
  /** Votes of readers of the site that first published it. */
  readonly helpfulCount?: number;
  readonly unhelpfulCount?: number;
};

export type ReviewResponse = { readonly clientName: string; readonly text: string };

/** `isOwn`: written in the shop that exported it; a later import without it keeps it. */
export type ReviewResponseRecord = ReviewResponse & { readonly isOwn?: true };

/** `contentLink` and `logoImageUrl` are https URLs. */
export type Syndication = {
  readonly name: string;
  readonly logoImageUrl?: string;
  readonly contentLink?: string;
};

export type ReviewPhotoRecord = {
  /** Id in the picture store. */
  readonly picture: string;
  readonly caption?: string;
};
/** A shopper's question about a product, with its answers. */
export type QuestionRecord = {
  /** Identifies the question when it is imported again. */
  readonly sourceKey: string;
  /** productKey or slug of the product. */
  readonly product: string;
  readonly body: string;
  readonly username?: string;
  /** ISO 8601 timestamp with milliseconds. */
  readonly submittedAt: string;
  /** Language of the text, such as `en`. */
  readonly language?: string;
  readonly answers: readonly AnswerRecord[];
};

export type AnswerRecord = {
  readonly sourceKey: string;
  readonly body: string;
  /** Name shown with the answer: the shop's, or the buyer's nickname. */
  readonly username: string;
  readonly isFromShop: boolean;
  /** ISO 8601 timestamp with milliseconds. */
  readonly submittedAt: string;
};
