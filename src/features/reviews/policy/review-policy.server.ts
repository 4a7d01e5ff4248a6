/** Text of the page on how reviews are handled; its numbers are those that the code uses. */
import { findMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import type { Shop } from '#request/shop.ts';
import type { Policy, PolicySection } from '#ui/policy/policy-page.tsx';
import {
  FIT_FROM,
  MAX_VOTES_PER_NETWORK,
  NETWORK_VOTE_DAYS,
  PAGE_SIZE,
  SUMMARY_FROM,
} from '../reviews.ts';
import { MIN_CRITICAL_SHARE, MIN_SUMMARY_SENTENCES, SUMMARY_SENTENCES } from '../text/summarise.ts';
import { MODERATION_REASONS, type ModerationReason } from './moderation-reasons.ts';

export function composeReviewPolicy(shop: Shop): Policy {
  const text = findMessages(shop.locale.tag);
  const { service } = shop.ports.reviews;
  return {
    title: text('reviewPolicy.title'),
    description: text('reviewPolicy.description'),
    introduction: text('reviewPolicy.introduction'),
    sections: [
      {
        title: text('reviewPolicy.sources'),
        paragraphs: [
          service === undefined
            ? text('reviewPolicy.sourcesOwn')
            : text('reviewPolicy.service', { service }),
          text('reviewPolicy.sourcesShared'),
          text('reviewPolicy.sourcesPromoted'),
        ],
      },
      {
        title: text('reviewPolicy.verified'),
        paragraphs: [text('reviewPolicy.verifiedOrder', { verified: text('reviews.verified') })],
      },
      ...(service === undefined ? [composeChecks(text)] : []),
      {
        title: text('reviewPolicy.questions'),
        paragraphs: [text('reviewPolicy.questionsChecked'), text('reviewPolicy.questionsAnswered')],
        // The list of reasons is shown above, unless a service checks the reviews.
        ...(service !== undefined && { list: listReasons(text) }),
      },
      { title: text('reviewPolicy.order'), paragraphs: composeOrder(text) },
      {
        title: text('reviewPolicy.summary'),
        paragraphs:
          service === undefined
            ? [
                text('reviewPolicy.summaryProgram', {
                  ...{ from: SUMMARY_FROM, least: MIN_SUMMARY_SENTENCES, most: SUMMARY_SENTENCES },
                }),
                text('reviewPolicy.summaryShare', { share: MIN_CRITICAL_SHARE * 100 }),
              ]
            : [text('reviewPolicy.serviceSummary', { service })],
      },
    ],
  };
}

function composeChecks(text: Text): PolicySection {
  return {
    title: text('reviewPolicy.checked'),
    paragraphs: [text('reviewPolicy.checkedAll'), text('reviewPolicy.checkedNever')],
    list: listReasons(text),
  };
}

function listReasons(text: Text): readonly string[] {
  return MODERATION_REASONS.map((reason: ModerationReason) =>
    text(`reviewPolicy.reason.${reason}`),
  );
}

function composeOrder(text: Text): readonly string[] {
  return [
    text('reviewPolicy.orderRecent', { page: PAGE_SIZE }),
    text('reviewPolicy.orderAverage'),
    text('reviewPolicy.orderFit', { fit: FIT_FROM }),
    text('reviewPolicy.orderHelpful', {
      networkVotes: MAX_VOTES_PER_NETWORK,
      networkDays: NETWORK_VOTE_DAYS,
      praise: text('reviews.pairPositive'),
      criticism: text('reviews.pairCritical'),
    }),
  ];
}
