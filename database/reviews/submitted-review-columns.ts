/** SQL columns of a review for its author and moderators; `r` is the review, `p` its product. */
import { isoTime } from '../iso-time.ts';

export const SUBMITTED_REVIEW_COLUMNS = `r.id, p.product_key as "productKey", r.status,
  r.refusal_reason as "refusalReason", r.rating, r.title, r.body, r.username,
  r.user_location as "userLocation", r.is_recommended as "isRecommended", r.fit,
  r.secondary_ratings as "secondaryRatings", r.is_verified as "isVerified",
  coalesce(r.language, '') as language,
  (select coalesce(jsonb_agg(photo->>'picture' order by position), '[]')
   from jsonb_array_elements(r.photos) with ordinality as a(photo, position)) as photos,
  ${isoTime('r.submitted_at')} as "submittedAt"`;
