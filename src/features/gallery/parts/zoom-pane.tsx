/** A picture that touch gestures zoom and pan. */
import { useRef, useState } from 'react';
import type { CataloguePicture as PictureRecord } from '#features/catalogue/catalogue.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { canPan, NO_ZOOM, type Zoom } from '../zoom.ts';
import { useTouchZoom } from './use-touch-zoom.ts';

export function ZoomPane({
  picture,
  isSeen,
}: {
  readonly picture: PictureRecord;
  readonly isSeen: boolean;
}) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM);
  const pane = useRef<HTMLDivElement>(null);
  // Resets the zoom when another picture is shown.
  if (!isSeen && zoom !== NO_ZOOM) setZoom(NO_ZOOM);
  useTouchZoom(pane, zoom, setZoom);
  const { scale, x, y } = zoom;
  return (
    <div
      ref={pane}
      data-scale={scale.toFixed(2)}
      className="w-full overflow-hidden"
      style={{ touchAction: canPan(zoom) ? 'none' : 'pan-x' }}
    >
      <div
        className="relative"
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' }}
      >
        {/* The gallery has loaded this size already; the larger one covers it once it is
            loaded. */}
        <Picture picture={picture} widths={[480, 640, 960, 1280]} sizes="100vw" />
        {isSeen && (
          <span className="absolute inset-0">
            <Picture
              picture={{ ...picture, alt: '', tint: '' }}
              quality="z"
              widths={[960, 1280, 1600, 2000]}
              sizes={scale > 1 ? '400vw' : '150vw'}
            />
          </span>
        )}
      </div>
    </div>
  );
}
