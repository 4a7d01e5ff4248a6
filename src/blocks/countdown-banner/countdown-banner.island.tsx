/** Banner with a countdown; it disappears at the end. */
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import type { CountdownState } from '#features/content/countdown.ts';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { useCountdown } from '#features/content/use-countdown.ts';
import { useText } from '#i18n/text.tsx';
import type { BlockProps } from '../render/block-props.ts';
import type { CountdownBannerContent } from './countdown-banner.content.ts';

export function Island({
  content,
  loaded: state,
}: BlockProps<CountdownBannerContent, CountdownState>) {
  const { title, endTime, description, cta, colour, background } = content;
  const left = useCountdown(endTime);
  // An ended countdown is not in the server HTML, so that hydration shifts no layout.
  if (left === null || state?.isOver) return null;
  return (
    <section
      className="bleed bg-announcement text-on-announcement"
      style={{ ...(colour ? { color: colour } : {}), ...(background ? { background } : {}) }}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {description && <p className="text-sm">{description}</p>}
        </div>
        <Clock left={left} digits={state?.digits ?? 2} />
        {state && (
          <noscript>
            <time dateTime={endTime}>{state.formattedEnd}</time>
          </noscript>
        )}
        {cta && (
          <ContentLink
            href={cta.href}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {cta.label}
          </ContentLink>
        )}
      </div>
    </section>
  );
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Dashes as wide as the digits until the browser's clock is read, to avoid layout shift.
 * `aria-live` is off: screen readers would announce every second.
 */
function Clock({ left, digits }: { left: ReturnType<typeof useCountdown>; digits: number }) {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  return (
    <p
      {...language}
      role="timer"
      aria-live="off"
      className="flex gap-4 tabular-nums noscript:hidden"
    >
      {PARTS.map((part) => (
        <span key={part} className="grid min-w-10 justify-items-center">
          <span
            style={{ minWidth: `${part === 'days' ? digits : 2}ch` }}
            className="text-center text-3xl leading-none"
          >
            {left ? String(left[part]).padStart(2, '0') : '–'}
          </span>
          <span className="text-xs">{text(`countdown.${part}`, { count: left?.[part] ?? 0 })}</span>
        </span>
      ))}
    </p>
  );
}
