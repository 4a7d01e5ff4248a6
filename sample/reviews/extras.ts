/** Parts of some reviews besides the text: responses, origin, promotion, photos, ratings. */
import type { ColourRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type {
  ReviewPhotoRecord,
  ReviewRecord,
  Syndication,
} from '#features/reviews/review-records.ts';
import type { Random } from '../random.ts';
import { captions } from './captions.ts';
import { writeResponse } from './responses.ts';
import { typeset } from './spelling.ts';
import type { ReviewLanguage } from './traits.ts';
import type { WrittenReview } from './write-text.ts';

const PROMOTION = '[This review was collected as part of a promotion.] ';

type Extras = Pick<ReviewRecord, 'responses' | 'syndication' | 'photos'> & {
  readonly body?: string;
};

export function addExtras(review: {
  readonly product: ProductRecord;
  readonly language: ReviewLanguage;
  readonly rating: number;
  readonly written: WrittenReview;
  readonly colour: ColourRecord | undefined;
  readonly text: string;
  readonly random: Random;
}): Extras {
  const { product, language, rating, written, colour, text, random } = review;
  const answered = random.chance(rating <= 2 ? 0.2 : rating === 3 ? 0.07 : 0.012);
  const photos = random.chance(0.05) ? takePhotos(language, colour, random) : [];
  return {
    ...(random.chance(0.05) && { body: `${PROMOTION}${text}` }),
    ...(answered && {
      responses: [writeResponse({ product, language, rating, lines: written.lines, random })],
    }),
    ...(random.chance(0.06) && { syndication: pickSyndication(product.productKey, random) }),
    ...(photos.length > 0 && { photos }),
  };
}

/** Secondary ratings differ from the overall rating by a star at most; many shoppers give none. */
export function drawSecondaryRatings(
  rating: number,
  isSized: boolean,
  random: Random,
): Pick<ReviewRecord, 'secondaryRatings'> {
  if (random.chance(0.3)) return {};
  const closeRating = () => Math.min(5, Math.max(1, rating + random.pick([0, 0, 0, 0, -1, 1])));
  const ids = ['quality', 'value', ...(isSized ? ['comfort'] : [])];
  const rated = ids.filter(() => random.chance(0.93)).map((id) => [id, closeRating()] as const);
  return rated.length > 0 ? { secondaryRatings: Object.fromEntries(rated) } : {};
}

function pickSyndication(productKey: string, random: Random): Syndication {
  const page = `${productKey.toLowerCase()}-${random.whole(1000, 9999)}`;
  return random.chance(0.6)
    ? { name: 'Northmark Reviews', contentLink: `https://reviews.northmark.example/r/${page}` }
    : { name: 'Honest Basket', contentLink: `https://honest-basket.example/reviews/${page}` };
}

/** One to four other views of the colour bought, never the first. */
function takePhotos(
  language: ReviewLanguage,
  colour: ColourRecord | undefined,
  random: Random,
): ReviewPhotoRecord[] {
  const views = colour?.pictures.slice(1) ?? [];
  return random
    .some(views, random.whole(1, Math.min(4, Math.max(1, views.length))))
    .map(({ id }) => ({
      picture: id,
      ...(random.chance(0.4) && { caption: typeset(language, random.pick(captions[language])) }),
    }));
}
