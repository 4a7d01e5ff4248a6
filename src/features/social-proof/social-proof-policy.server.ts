/** Text of the page on how social proof is counted; its numbers are those that the code uses. */
import { findMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import type { Shop } from '#request/shop.ts';
import type { Policy } from '#ui/policy/policy-page.tsx';
import { formatWindow } from './load-social-proof.server.ts';
import { COUNT_RETENTION_HOURS, MAX_VISITORS_PER_NETWORK, PROOF_RULES } from './social-proof.ts';

export function composeProofPolicy(shop: Shop): Policy {
  const text = findMessages(shop.locale.tag);
  return {
    title: text('socialProofPolicy.title'),
    description: text('socialProofPolicy.description'),
    introduction: text('socialProofPolicy.introduction'),
    sections: shop.ports.socialProof.countsHere
      ? composeSections(text)
      : [
          {
            title: text('socialProofPolicy.counted'),
            paragraphs: [text('socialProofPolicy.externalService')],
          },
        ],
  };
}

function composeSections(text: Text): Policy['sections'] {
  return [
    {
      title: text('socialProofPolicy.counted'),
      paragraphs: [text('socialProofPolicy.countedHere')],
      list: PROOF_RULES.map(({ kind, hours, minCount }) =>
        text(`socialProofPolicy.rule.${kind}`, { minCount, window: formatWindow(text, hours) }),
      ),
    },
    {
      title: text('socialProofPolicy.notCounted'),
      paragraphs: [
        text('socialProofPolicy.notCountedRepeated', { visitors: MAX_VISITORS_PER_NETWORK }),
        text('socialProofPolicy.notCountedRobots'),
        text('socialProofPolicy.notCountedCancelled'),
      ],
    },
    {
      title: text('socialProofPolicy.stored'),
      paragraphs: [
        text('socialProofPolicy.storedNumbers', { days: COUNT_RETENTION_HOURS / 24 }),
        text('socialProofPolicy.storedCode'),
      ],
    },
  ];
}
