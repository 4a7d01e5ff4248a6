/** Selling point (USP): text with an optional link, countdown or dropdown. */
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { useCountdown } from '#features/content/use-countdown.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { useShop } from '#request/shop-public.tsx';
import { formatRemaining } from '../usp.ts';
import type { UspItem } from '../usp-banner.content.ts';

/** `countdownWidth`: in characters, as computed on the server. */
type UspProps = {
  readonly item: UspItem & { readonly countdownWidth?: number | undefined };
  readonly onDropdown?: (isOpen: boolean) => void;
};

export function Usp({ item, onDropdown }: UspProps) {
  const {
    label2,
    href,
    target,
    picture,
    countdownTo,
    countdownWidth,
    colour,
    background,
    dropdown,
  } = item;
  const label = useUspLabel(item);
  const itemContent = (
    <>
      {picture && (
        <span className="block size-6 overflow-hidden">
          <Picture picture={{ ...picture, alt: '' }} aspect="1x1" sizes="24px" widths={[80]} />
        </span>
      )}
      <span className="font-medium">{label}</span>
      {label2 && <span>{label2}</span>}
      {countdownTo && <UspCountdown endTime={countdownTo} countdownWidth={countdownWidth} />}
    </>
  );
  const style =
    'inline-flex min-h-11 max-w-full flex-wrap items-center justify-center gap-x-2 py-2 text-center leading-tight';
  return (
    <div
      className="grid justify-items-center px-4 text-sm"
      style={{ ...(colour ? { color: colour } : {}), ...(background ? { background } : {}) }}
    >
      {dropdown ? (
        <details
          className="text-center"
          onToggle={({ currentTarget }) => onDropdown?.(currentTarget.open)}
        >
          <summary className={`${style} underline underline-offset-4`}>{itemContent}</summary>
          <p className="font-medium">{dropdown.title}</p>
          <p className="max-w-md pb-3">{dropdown.copy}</p>
        </details>
      ) : href ? (
        <ContentLink
          href={href}
          target={target}
          className={`${style} underline-offset-4 hover:underline`}
        >
          {itemContent}
        </ContentLink>
      ) : (
        <span className={style}>{itemContent}</span>
      )}
    </div>
  );
}

/** Label for signed-in customers, with their limit in the shop's currency. */
function useUspLabel({ label, swapWithPayPlus }: UspItem): string {
  const { locale, currency } = useShop();
  const { status } = useShopper();
  if (!swapWithPayPlus || status !== 'customer') return label;
  const limit = formatShortMoney(
    { centAmount: swapWithPayPlus.limitCentAmount, currencyCode: currency },
    locale.tag,
  );
  return swapWithPayPlus.label.replace('{limit}', limit);
}

/** Reserves its width until the browser's clock is read, to avoid layout shift. */
function UspCountdown({
  endTime,
  countdownWidth = 8,
}: {
  endTime: string;
  countdownWidth: number | undefined;
}) {
  const { locale } = useShop();
  const language = usePageLanguageAttributes();
  const remaining = useCountdown(endTime);
  return remaining === null ? null : (
    <span
      {...language}
      role="timer"
      aria-live="off"
      style={{ minWidth: `${countdownWidth}ch` }}
      className="text-start tabular-nums"
    >
      {remaining ? formatRemaining(remaining, locale.tag) : ''}
    </span>
  );
}
