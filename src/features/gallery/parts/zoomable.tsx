/** Button that zooms a picture, for devices with hover. */
import { Suspense } from 'react';
import type { CataloguePicture as PictureRecord } from '#features/catalogue/catalogue.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { relativePosition } from '../relative-position.browser.ts';
import type { Point } from '../zoom.ts';
import { HoverZoomIsland } from './islands.tsx';

export type ZoomableProps = {
  readonly picture: PictureRecord;
  readonly zoom: Point | null;
  readonly onZoom: (zoom: Point | null) => void;
};

/** A click toggles the zoom; leaving the picture ends it. */
export function Zoomable({ picture, zoom, onZoom }: ZoomableProps) {
  const text = useText();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <button
        type="button"
        aria-label={text('gallery.zoom')}
        onClick={(event) => onZoom(relativePosition(event))}
        className="absolute inset-0 hidden cursor-zoom-in hoverable:block"
      />
      {zoom && (
        <Suspense>
          <HoverZoomIsland picture={picture} at={zoom} onEnd={() => onZoom(null)} />
        </Suspense>
      )}
    </>
  );
}
