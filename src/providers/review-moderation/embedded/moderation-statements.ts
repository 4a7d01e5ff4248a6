/** SQL of decisions on reviews. */
import { isoTime } from '#database/iso-time.ts';
import { REVIEW_RESPONSES } from '#database/reviews/review-responses.ts';
import { SUBMITTED_REVIEW_COLUMNS } from '#database/reviews/submitted-review-columns.ts';
import { defineStatement } from '#database/statement.ts';
import type {
  ModeratedReview,
  ReviewEvent,
} from '#features/review-moderation/review-moderation.port.ts';
import { PENDING_PREFIX } from '#features/review-writing/submitted-review.ts';

const MODERATED = `select ${SUBMITTED_REVIEW_COLUMNS}, r.language, ${REVIEW_RESPONSES} as responses,
  (select coalesce(jsonb_object_agg(o.reason, o.number), '{}') from (
     select reason, count(*)::int as number from review_report
     where review_id = r.id and not is_handled group by reason) o) as reports
  from review r join product p on p.id = r.product_id`;

/** $1 status, $2 only reported ones, $3 limit. */
export const listModerated = defineStatement<ModeratedReview>(
  'reviewModeration.list',
  `${MODERATED} where case when $1::text is null then r.status <> 'unconfirmed' else r.status = $1 end
     and (not $2::boolean or r.id in (select review_id from review_report where not is_handled))
   order by r.submitted_at, r.id limit $3`,
);

export const findModerated = defineStatement<ModeratedReview>(
  'reviewModeration.find',
  `${MODERATED} where r.id = $1`,
);

export const listEvents = defineStatement<ReviewEvent>(
  'reviewModeration.events',
  `select ${isoTime('at')} as at, action, reason
   from review_event where review_id = $1 order by at, id limit 500`,
);

/**
 * Lists that began before do not move: the time is that of becoming visible. $2 has the ids in the
 * picture store by those of pending photos; one whose file is lost is left out.
 */
export const setPublished = defineStatement<never>(
  'reviewModeration.publish',
  `update review set status = 'published', refusal_reason = null,
     published_at = case when status = 'published' then published_at else clock_timestamp() end,
     photos = (select coalesce(jsonb_agg(case when $2::jsonb->>(photo->>'picture') is null then photo
         else photo || jsonb_build_object('picture', $2::jsonb->>(photo->>'picture')) end
         order by position), '[]')
       from jsonb_array_elements(photos) with ordinality as a(photo, position)
       where photo->>'picture' not like '${PENDING_PREFIX}%'
         or $2::jsonb->>(photo->>'picture') is not null)
   where id = $1`,
);

/** Photos of an import stay, since its pictures may belong to products too. */
export const setRefused = defineStatement<never>(
  'reviewModeration.refuse',
  `update review set status = 'refused', refusal_reason = $2,
     photos = case when source_key like 'own:%' then '[]' else photos end
   where id = $1`,
);

export const settleReports = defineStatement<never>(
  'reviewModeration.settleReports',
  'update review_report set is_handled = true where review_id = $1 and not is_handled',
);

/** $1 id, $2 client name, $3 text. In place of an earlier response of this name. */
export const saveResponse = defineStatement<never>(
  'reviewModeration.respond',
  `update review set responses =
     (select coalesce(jsonb_agg(response order by position), '[]')
      from jsonb_array_elements(responses) with ordinality as a(response, position)
      where response->>'clientName' <> $2)
     || jsonb_build_array(
          jsonb_build_object('clientName', $2::text, 'text', $3::text, 'isOwn', true))
   where id = $1`,
);
