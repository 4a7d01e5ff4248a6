/** Converts reviews of the Conversations API; one that cannot be shown is left out. */
import { z } from 'zod';
import type { Fit } from '#features/reviews/review-records.ts';
import { BEST_RATING, type Review, splitIncentiveMarker } from '#features/reviews/reviews.ts';
import { mapSecondaryRatings } from './map-secondary-ratings.ts';

const MAX_TEXT_LENGTH = 20_000;
const MAX_LINE_LENGTH = 300;
const MAX_PARTS = 20;

const text = z.string().max(MAX_TEXT_LENGTH);
const line = z.string().trim().max(MAX_LINE_LENGTH);
/** A line that is too long is cut off, so that its review is still shown. */
const optionalLine = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim().slice(0, MAX_LINE_LENGTH).toWellFormed() || null);
const httpsUrl = z.url({ protocol: /^https$/ }).max(2_000);
const count = z.int().min(0).max(10_000_000).nullish().catch(null);

const syndicationSource = z.object({
  Name: line.min(1),
  LogoImageUrl: httpsUrl.nullish().catch(null),
  ContentLink: httpsUrl.nullish().catch(null),
});

const photoSize = z.object({ Url: httpsUrl }).nullish().catch(null);

/** Not every display has each size. */
const photo = z.object({
  Id: line.min(1),
  Caption: optionalLine,
  Sizes: z.object({ normal: photoSize, large: photoSize, thumbnail: photoSize }),
});

const clientResponse = z.object({
  Name: optionalLine,
  Department: optionalLine,
  Response: text.min(1),
});

/** Objects by id; each is parsed on its own, so that an invalid one does not affect the others. */
const parts = z.record(z.string(), z.unknown()).nullish().catch(null);
const contextValue = z.object({ Value: z.string() });

const reviewShape = z.object({
  Id: z.string().regex(/^[\w-]{1,100}$/),
  ProductId: line,
  Rating: z.number().min(1).max(BEST_RATING),
  Title: optionalLine,
  ReviewText: text.min(1),
  UserNickname: optionalLine,
  UserLocation: optionalLine,
  SubmissionTime: z.iso.datetime({ offset: true }),
  /** `en_GB`, also `zh_Hans_CN`. */
  ContentLocale: z
    .string()
    .regex(/^[a-z]{2,3}(?:_\w{2,8})*$/)
    .nullish()
    .catch(null),
  IsRecommended: z.boolean().nullish().catch(null),
  IsSyndicated: z.boolean().nullish().catch(null),
  SyndicationSource: syndicationSource.nullish().catch(null),
  SecondaryRatings: parts,
  SecondaryRatingsOrder: z.array(z.string()).nullish().catch(null),
  ContextDataValues: parts,
  Badges: parts,
  Photos: z.array(z.unknown()).nullish().catch(null),
  ClientResponses: z.array(z.unknown()).nullish().catch(null),
  TotalPositiveFeedbackCount: count,
  TotalNegativeFeedbackCount: count,
});

type DeliveredReview = z.infer<typeof reviewShape>;

/** The question of the service's form about the fit of a garment. */
export type FitDimension = {
  /** Id among the context values. */
  readonly dimension: string;
  /** Fit by value. */
  readonly values: Readonly<Record<string, Fit>>;
};

export type ReviewMapping = {
  /** Origins of pictures that the content security policy allows. */
  readonly pictureOrigins: readonly string[];
  readonly fit?: FitDimension | undefined;
};

/**
 * null for a review without a required field. The service also returns the reviews of a product's
 * family, such as its other colours, under their own `ProductId`.
 */
export function mapReview(value: unknown, mapping: ReviewMapping): Review | null {
  const parsed = reviewShape.safeParse(value);
  if (!parsed.success) return null;
  const { data } = parsed;
  const source = data.SyndicationSource ?? null;
  const { isIncentivised, reviewText } = splitIncentiveMarker(data.ReviewText);
  return {
    id: data.Id,
    rating: Math.round(data.Rating),
    title: data.Title,
    reviewText,
    isIncentivised: isIncentivised || hasIncentiveMark(data),
    username: data.UserNickname,
    userLocation: data.UserLocation,
    submittedAt: new Date(data.SubmissionTime).toISOString(),
    language: data.ContentLocale?.split('_')[0] ?? null,
    isRecommended: data.IsRecommended ?? null,
    // Only an order of this shop makes a buyer verified; the service's badges are its own.
    isVerified: false,
    fit: mapping.fit?.values[findContext(data, mapping.fit.dimension) ?? ''] ?? null,
    secondaryRatings: mapSecondaryRatings(data.SecondaryRatings, data.SecondaryRatingsOrder),
    responses: mapResponses(data),
    isSyndicated: data.IsSyndicated ?? source !== null,
    syndicationSource: source && {
      name: source.Name,
      logoImageUrl: source.LogoImageUrl ?? null,
      contentLink: source.ContentLink ?? null,
    },
    photos: mapPhotos(data, mapping.pictureOrigins),
    helpfulCount: data.TotalPositiveFeedbackCount ?? 0,
    unhelpfulCount: data.TotalNegativeFeedbackCount ?? 0,
  };
}

/** The marker is in the text, the badge or the context value; one of them is enough. */
function hasIncentiveMark(data: DeliveredReview): boolean {
  const isBadge = Object.keys(data.Badges ?? {}).some((id) => /^incentivi[sz]ed/i.test(id));
  return isBadge || findContext(data, 'IncentivizedReview')?.toLowerCase() === 'true';
}

function findContext({ ContextDataValues }: DeliveredReview, id: string): string | undefined {
  return contextValue.safeParse(ContextDataValues?.[id]).data?.Value;
}

function mapResponses({ ClientResponses }: DeliveredReview): Review['responses'] {
  return (ClientResponses ?? []).slice(0, MAX_PARTS).flatMap((value) => {
    const { data } = clientResponse.safeParse(value);
    const clientName = data?.Name ?? data?.Department;
    return data && clientName ? [{ clientName, text: data.Response }] : [];
  });
}

function mapPhotos({ Photos }: DeliveredReview, origins: readonly string[]): Review['photos'] {
  return (Photos ?? []).slice(0, MAX_PARTS).flatMap((value) => {
    const { data } = photo.safeParse(value);
    const url = (data?.Sizes.normal ?? data?.Sizes.large ?? data?.Sizes.thumbnail)?.Url;
    if (!data || url === undefined || !origins.includes(new URL(url).origin)) return [];
    return [{ id: data.Id, caption: data.Caption, sizes: { normal: { url } }, isOwn: false }];
  });
}
