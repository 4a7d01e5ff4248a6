/** Converts reviews of the Conversations API; one that cannot be shown is left out. */
import { z } from 'zod';
import {
  BEST_RATING,
  type Review,
  type SecondaryRating,
  splitIncentiveMarker,
} from '#features/reviews/reviews.ts';

const MAX_TEXT = 20_000;
const MAX_PARTS = 20;

const text = z.string().max(MAX_TEXT);
const line = z.string().trim().max(300);
const optional = line.nullish().transform((value) => value || null);
const httpsUrl = z.url({ protocol: /^https$/ }).max(2_000);
const count = z.int().min(0).max(10_000_000);

const syndicationSource = z.object({
  Name: line.min(1),
  LogoImageUrl: httpsUrl.nullish().catch(null),
  ContentLink: httpsUrl.nullish().catch(null),
});

const secondaryRating = z.object({
  Value: z.number().min(0).max(100),
  ValueRange: z.number().min(1).max(100),
  Label: optional,
  MinLabel: optional,
  MaxLabel: optional,
});

const photo = z.object({
  Id: line.min(1),
  Caption: optional,
  Sizes: z.object({ normal: z.object({ Url: httpsUrl }) }),
});

const clientResponse = z.object({ Name: optional, Department: optional, Response: text.min(1) });

const reviewShape = z.object({
  Id: z.string().regex(/^[\w-]{1,100}$/),
  ProductId: line,
  Rating: z.number().min(1).max(BEST_RATING),
  Title: optional,
  ReviewText: text.min(1),
  UserNickname: optional,
  UserLocation: optional,
  SubmissionTime: z.iso.datetime({ offset: true }),
  ContentLocale: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)
    .nullish(),
  IsRecommended: z.boolean().nullish(),
  IsSyndicated: z.boolean().nullish(),
  SyndicationSource: syndicationSource.nullish().catch(null),
  SecondaryRatings: z.record(z.string(), z.unknown()).nullish(),
  Photos: z.array(z.unknown()).nullish(),
  ClientResponses: z.array(z.unknown()).nullish(),
  TotalPositiveFeedbackCount: count.nullish(),
  TotalNegativeFeedbackCount: count.nullish(),
});

type Delivered = z.infer<typeof reviewShape>;

export type ReviewReader = {
  readonly productKey: string;
  /** Origins of pictures that the content security policy allows. */
  readonly pictureOrigins: readonly string[];
};

/** null for a review of another product, or without what a page needs. */
export function readReview(value: unknown, reader: ReviewReader): Review | null {
  const parsed = reviewShape.safeParse(value);
  if (!parsed.success || parsed.data.ProductId !== reader.productKey) return null;
  const { data } = parsed;
  const source = data.SyndicationSource ?? null;
  return {
    id: data.Id,
    rating: Math.round(data.Rating),
    title: data.Title,
    ...splitIncentiveMarker(data.ReviewText),
    username: data.UserNickname,
    userLocation: data.UserLocation,
    submittedAt: new Date(data.SubmissionTime).toISOString(),
    language: data.ContentLocale?.split('_')[0] ?? null,
    isRecommended: data.IsRecommended ?? null,
    // Only an order of this shop makes a buyer verified; the service's badges are its own.
    isVerified: false,
    fit: null,
    secondaryRatings: readSecondaryRatings(data.SecondaryRatings),
    responses: readResponses(data),
    isSyndicated: data.IsSyndicated ?? source !== null,
    syndicationSource: source && {
      name: source.Name,
      logoImageUrl: source.LogoImageUrl ?? null,
      contentLink: source.ContentLink ?? null,
    },
    photos: readPhotos(data, reader.pictureOrigins),
    helpfulCount: data.TotalPositiveFeedbackCount ?? 0,
    unhelpfulCount: data.TotalNegativeFeedbackCount ?? 0,
  };
}

function readSecondaryRatings(given: Delivered['SecondaryRatings']): readonly SecondaryRating[] {
  return Object.entries(given ?? {})
    .slice(0, MAX_PARTS)
    .flatMap(([id, value]) => {
      const { data } = secondaryRating.safeParse(value);
      return data && data.Value <= data.ValueRange
        ? [
            {
              ...{ id, rating: data.Value, ratingRange: data.ValueRange, label: data.Label },
              ...{ minLabel: data.MinLabel, maxLabel: data.MaxLabel },
            },
          ]
        : [];
    });
}

function readResponses({ ClientResponses }: Delivered): Review['responses'] {
  return (ClientResponses ?? []).slice(0, MAX_PARTS).flatMap((value) => {
    const { data } = clientResponse.safeParse(value);
    const clientName = data?.Name ?? data?.Department;
    return data && clientName ? [{ clientName, text: data.Response }] : [];
  });
}

function readPhotos({ Photos }: Delivered, origins: readonly string[]): Review['photos'] {
  return (Photos ?? []).slice(0, MAX_PARTS).flatMap((value) => {
    const { data } = photo.safeParse(value);
    if (!data || !origins.includes(new URL(data.Sizes.normal.Url).origin)) return [];
    const sizes = { normal: { url: data.Sizes.normal.Url } };
    return [{ id: data.Id, caption: data.Caption, sizes, isOwn: false }];
  });
}
