/** Schema of what a review may have beside its text: ratings, responses, source, photos. */
import { z } from 'zod';
import { FITS } from '#features/reviews/review-records.ts';

const line = z.string().min(1).max(200);
const httpsUrl = z.url({ protocol: /^https$/ }).max(2_000);
const count = z.int().min(0).max(1_000_000);

/** Every field may be missing. */
export const reviewDetails = {
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'is no code of a language, such as en')
    .exactOptional(),
  secondaryRatings: z
    .record(z.string().regex(/^[a-zA-Z][\w-]{0,39}$/), z.int().min(1).max(5))
    .exactOptional(),
  fit: z.enum(FITS).exactOptional(),
  responses: z
    .array(
      z.strictObject({
        clientName: line,
        text: z.string().min(1).max(10_000),
        isOwn: z.literal(true).exactOptional(),
      }),
    )
    .max(10)
    .exactOptional(),
  syndication: z
    .strictObject({
      name: line,
      logoImageUrl: httpsUrl.exactOptional(),
      contentLink: httpsUrl.exactOptional(),
    })
    .exactOptional(),
  photos: z
    .array(z.strictObject({ picture: line, caption: line.exactOptional() }))
    .max(20)
    .exactOptional(),
  helpfulCount: count.exactOptional(),
  unhelpfulCount: count.exactOptional(),
};
