/** Recommended size with its reason, or the reason why there is none, with the size guide. */
import { type Text, useText } from '#i18n/text.tsx';
import type { NoSizeReason, PreferredFit, SizeRecommendationResult } from '../recommend-size.ts';
import { GuideLink } from './guide-link.tsx';

type SizeResultProps = {
  readonly result: SizeRecommendationResult;
  readonly fit: PreferredFit;
  /** Path of the size guide; null where there is none. */
  readonly guide: string | null;
  /** Address of the first question. */
  readonly startHref: string;
};

const usualReasons = {
  tight: 'sizeRecommendation.usualTight',
  regular: 'sizeRecommendation.usualRegular',
  loose: 'sizeRecommendation.usualLoose',
} as const;
const measuredReasons = {
  tight: 'sizeRecommendation.measuredTight',
  regular: 'sizeRecommendation.measuredRegular',
  loose: 'sizeRecommendation.measuredLoose',
} as const;
const mixedReasons = {
  tight: 'sizeRecommendation.mixedTight',
  regular: 'sizeRecommendation.mixedRegular',
  loose: 'sizeRecommendation.mixedLoose',
} as const;

const halfwayReasons = {
  tight: 'sizeRecommendation.betweenTight',
  regular: 'sizeRecommendation.betweenUsual',
  loose: 'sizeRecommendation.betweenLoose',
} as const;

export function SizeResult({ result, fit, guide, startHref }: SizeResultProps) {
  const text = useText();
  const hasSize = 'size' in result;
  return (
    <main aria-labelledby="title">
      <h1 id="title">
        {hasSize
          ? text('sizeRecommendation.recommended', { size: result.size })
          : text('sizeRecommendation.notSure')}
      </h1>
      <p>{hasSize ? explainSize(text, result, fit) : explainNoSize(text, result)}</p>
      <div className="actions">
        {/* A script sends the size to the page, so the style sheet hides it without one. */}
        {hasSize && (
          <button type="button" className="primary" value={result.size}>
            {text('sizeRecommendation.select', { size: result.size })}
          </button>
        )}
        {guide !== null && <GuideLink guide={guide} isPrimary={!hasSize} />}
        <a href={startHref}>{text('sizeRecommendation.startAgain')}</a>
      </div>
    </main>
  );
}

function explainSize(
  text: Text,
  result: Exclude<SizeRecommendationResult, NoSizeReason>,
  fit: PreferredFit,
): string {
  switch (result.kind) {
    case 'usual':
      return text(usualReasons[fit], { usual: result.usual });
    case 'measured':
      return text((result.smaller === result.match ? measuredReasons : mixedReasons)[fit], {
        match: result.match,
        smaller: result.smaller,
      });
    case 'halfwayUsual':
    case 'halfway': {
      const { measure, smaller, larger, size } = result;
      return text(halfwayReasons[fit], { measure, smaller, larger, size });
    }
  }
}

function explainNoSize(text: Text, reason: NoSizeReason): string {
  if (reason.kind === 'measurementConflict') {
    const [first, last] = reason.matches;
    return text('sizeRecommendation.measurementConflict', {
      first: first.measure,
      firstSize: first.size,
      last: last.measure,
      lastSize: last.size,
    });
  }
  const { kind, ...values } = reason;
  return text(`sizeRecommendation.${kind}`, values);
}
