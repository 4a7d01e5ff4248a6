/** Recommended size with its reason, or the reason why there is none, with the size guide. */
import { type Text, useText } from '#i18n/text.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import type { PreferredFit, SizeAdvice, SizeDoubt } from '../size-advice.ts';

type SizeResultProps = {
  readonly advice: SizeAdvice;
  readonly fit: PreferredFit;
  /** Path of the size guide; null where there is none. */
  readonly guide: string | null;
  /** Address of the first question. */
  readonly again: string;
};

const usualReasons = {
  close: 'fit.usualClose',
  made: 'fit.usualMade',
  roomy: 'fit.usualRoomy',
} as const;
const measuredReasons = {
  close: 'fit.measuredClose',
  made: 'fit.measuredMade',
  roomy: 'fit.measuredRoomy',
} as const;

export function SizeResult({ advice, fit, guide, again }: SizeResultProps) {
  const text = useText();
  const prefix = useShopPrefix();
  const isSure = 'size' in advice;
  return (
    <main aria-labelledby="title">
      <h1 id="title">{isSure ? text('fit.answer', { size: advice.size }) : text('fit.unsure')}</h1>
      <p>{isSure ? explainSize(text, advice, fit) : explainDoubt(text, advice)}</p>
      <div className="actions">
        {/* Shown by the script that sends the size to the page. */}
        {isSure && (
          <button type="button" className="primary" value={advice.size} hidden>
            {text('fit.choose', { size: advice.size })}
          </button>
        )}
        {guide !== null && (
          <a
            href={`${prefix}${guide}`}
            target="_blank"
            rel="noreferrer"
            className={isSure ? undefined : 'primary'}
          >
            {text('fit.guide')}
          </a>
        )}
        <a href={again}>{text('fit.again')}</a>
      </div>
    </main>
  );
}

function explainSize(
  text: Text,
  advice: Exclude<SizeAdvice, SizeDoubt>,
  fit: PreferredFit,
): string {
  switch (advice.kind) {
    case 'usual':
      return text(usualReasons[fit], { usual: advice.usual });
    case 'measured':
      return text(measuredReasons[fit], { match: advice.match });
    case 'halfway': {
      const { smaller, larger } = advice;
      return text(fit === 'close' ? 'fit.halfwayClose' : 'fit.halfwayRoomy', { smaller, larger });
    }
  }
}

function explainDoubt(text: Text, doubt: SizeDoubt): string {
  if (doubt.kind === 'differ') {
    const [first, last] = doubt.matches;
    return text('fit.differ', {
      first: first.measure,
      firstSize: first.size,
      last: last.measure,
      lastSize: last.size,
    });
  }
  const { kind, ...values } = doubt;
  return text(`fit.${kind}`, values);
}
