/** Magnified picture that follows the pointer, over the picture that was clicked. */
import { type PointerEvent, useEffect, useRef } from 'react';
import type { CataloguePicture as PictureRecord } from '#features/catalogue/catalogue.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { dispatchMedia } from '#features/product-events/product-events.browser.ts';
import { useLazyText } from '#i18n/text.tsx';
import { relativePosition } from '../relative-position.browser.ts';
import { HOVER_SCALE, type Point } from '../zoom.ts';

export type HoverZoomProps = {
  readonly picture: PictureRecord;
  /** Position of the click, as fractions of width and height. */
  readonly at: Point;
  readonly onEnd: () => void;
};

export function HoverZoom({ picture, at, onEnd }: HoverZoomProps) {
  const large = useRef<HTMLSpanElement>(null);
  const text = useLazyText('product-lazy');
  useEffect(() => dispatchMedia({ kind: 'zoom', on: 'desktop' }), []);
  // Moves the focus to the button underneath before this one unmounts; a blur ends the zoom too.
  const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    focus(currentTarget.previousElementSibling);
    onEnd();
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (large.current) large.current.style.transformOrigin = originOf(relativePosition(event));
  };
  return (
    <button
      type="button"
      aria-label={text('gallery.zoomOut')}
      onClick={leave}
      onPointerMove={follow}
      onPointerLeave={leave}
      onBlur={onEnd}
      onKeyDown={(event) => event.key === 'Escape' && leave(event)}
      ref={focus}
      className="absolute inset-0 cursor-zoom-out overflow-hidden"
    >
      <span
        ref={large}
        className="block"
        style={{ transform: `scale(${HOVER_SCALE})`, transformOrigin: originOf(at) }}
      >
        {/* No tint: the picture below stays visible until this one has loaded. */}
        <Picture
          picture={{ ...picture, tint: '' }}
          quality="z"
          widths={[1280, 1600, 2000]}
          sizes="2000px"
        />
      </span>
    </button>
  );
}

function focus(button: Element | null): void {
  if (button instanceof HTMLButtonElement) button.focus({ preventScroll: true });
}

function originOf({ x, y }: Point): string {
  return `${x * 100}% ${y * 100}%`;
}
