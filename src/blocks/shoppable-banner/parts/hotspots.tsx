/** Buttons on a picture, each of which opens a product; one is open at a time. */
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { useText } from '#i18n/text.tsx';
import {
  CAROUSEL_PAUSE_EVENT,
  CAROUSEL_RESUME_EVENT,
} from '#ui/carousel/hydrate-carousel.browser.ts';
import type { ShoppableHotspot } from '../shoppable-banner.content.ts';
import { findHotspotProduct, type ShoppableProducts } from '../shoppable-products.ts';
import { clampTop } from '../shoppable-sku.ts';
import { HotspotCard } from './hotspot-card.tsx';

type SpotsProps = {
  readonly items: readonly ShoppableHotspot[];
  readonly products: ShoppableProducts;
  readonly isInverted: boolean;
  readonly className: string;
};

export function Hotspots({ items, products, isInverted, className }: SpotsProps) {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => {
    // Returns the focus to the button when the closing popover has it.
    if (list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  useClosing(list, open !== null, close);
  return (
    <ul ref={list} className={`contents ${className}`}>
      {[...items.entries()].map(([index, item]) => {
        const found = findHotspotProduct(item, products);
        const label = text('shoppable.open', {
          number: index + 1,
          count: items.length,
          name: found?.hit.name ?? item.productSku,
        });
        return (
          <li key={index} className={className}>
            <button
              type="button"
              {...language}
              aria-expanded={open === index}
              aria-label={label}
              onClick={() => setOpen(open === index ? null : index)}
              style={positionOf(item)}
              className={`absolute grid size-11 -translate-1/2 noscript:hidden place-items-center rounded-full ${isInverted ? 'bg-paper/85 text-ink' : 'bg-ink/85 text-paper'}`}
            >
              <span aria-hidden="true" className="size-3 rounded-full bg-current" />
            </button>
            {open === index && (
              <div
                {...language}
                style={popoverPosition(item)}
                className="absolute z-10 w-[min(20rem,100%)] rounded-card bg-paper p-3 text-ink rule-t rule-b"
              >
                {found ? (
                  <HotspotCard product={found} />
                ) : (
                  <p>{`${text('shoppable.notFound')} ${item.productSku}`}</p>
                )}
                <button
                  type="button"
                  onClick={close}
                  className="min-h-11 w-full text-sm underline underline-offset-4"
                >
                  {text('shoppable.close')}
                </button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** While one is open, pauses motion on the page; a click outside and Escape close it. */
function useClosing(
  list: React.RefObject<HTMLUListElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const listElement = list.current;
    if (!isOpen || !listElement) return;
    document.dispatchEvent(new CustomEvent(CAROUSEL_PAUSE_EVENT));
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !listElement.contains(target)) closeNow();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeNow();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      document.dispatchEvent(new CustomEvent(CAROUSEL_RESUME_EVENT));
    };
  }, [isOpen, list]);
}

function positionOf({
  percentageFromTopLocation: top,
  percentageFromLeftLocation: left,
  iconColor,
}: ShoppableHotspot): CSSProperties {
  return {
    top: clampToPicture(top),
    left: clampToPicture(left),
    ...(iconColor ? { color: iconColor } : {}),
  };
}

/** Keeps the whole button within the picture: it is 2.75 rem wide. */
function clampToPicture(percent: number): string {
  return `clamp(1.375rem, ${percent}%, 100% - 1.375rem)`;
}

/** Translated back by the percentage of its offset, so it never leaves the picture. */
function popoverPosition({
  percentageFromTopLocation,
  percentageFromLeftLocation: left,
}: ShoppableHotspot): CSSProperties {
  const top = clampTop(percentageFromTopLocation);
  return { top: `${top}%`, left: `${left}%`, translate: `-${left}% -${top}%` };
}
