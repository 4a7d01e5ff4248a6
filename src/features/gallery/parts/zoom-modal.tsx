/** Full-screen dialog with the pictures, to swipe, pinch and pan. */
import { useEffect, useRef } from 'react';
import { dispatchMedia } from '#features/product-events/product-events.browser.ts';
import { useLazyText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useSlider } from '../use-slider.ts';
import { scrollPositionOf } from './slide-positions.browser.ts';
import type { ThumbnailsProps } from './thumbnails.tsx';
import { ZoomPane } from './zoom-pane.tsx';

export type ZoomModalProps = ThumbnailsProps & { readonly onClose: () => void };

/** Opens at the current slide; on close the gallery moves to the last picture viewed. */
export function ZoomModal({ slides, index: currentIndex, goTo, onClose }: ZoomModalProps) {
  const pictures = slides.flatMap((slide, slideIndex) =>
    slide.kind === 'picture' ? [{ ...slide.picture, slideIndex }] : [],
  );
  const start = Math.max(
    0,
    pictures.findIndex(({ slideIndex }) => slideIndex === currentIndex),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { index } = useSlider(list, start);
  const text = useLazyText('product-lazy');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it opens
  useEffect(() => {
    dialog.current?.showModal();
    if (list.current)
      list.current.scrollTo({ left: scrollPositionOf(list.current, start), behavior: 'instant' });
    dispatchMedia({ kind: 'zoom', on: 'mobile' });
  }, []);

  return (
    <dialog
      ref={dialog}
      onClose={() => {
        const { slideIndex } = pictures[index] ?? { slideIndex: currentIndex };
        if (index !== start) goTo(slideIndex);
        onClose();
      }}
      aria-label={text('gallery.label')}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper text-ink"
    >
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
        tabIndex={0}
        aria-label={text('gallery.label')}
        className="gallery-list flex h-full snap-x snap-mandatory overflow-x-auto"
      >
        {pictures.map((picture, position) => (
          <li
            key={picture.id}
            className="flex w-full shrink-0 snap-start snap-always items-center overflow-hidden"
          >
            <ZoomPane picture={picture} isSeen={position === index} />
          </li>
        ))}
      </ul>
      <p role="status" className="absolute start-4 top-4 bg-paper px-2 py-1 text-sm tabular-nums">
        <bdi dir="ltr">
          {index + 1} / {pictures.length}
        </bdi>
      </p>
      <CloseButton onClick={() => dialog.current?.close()} />
    </dialog>
  );
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const text = useLazyText('product-lazy');
  return (
    <button
      type="button"
      aria-label={text('gallery.close')}
      onClick={onClick}
      className="absolute end-2 top-2 grid size-11 place-items-center rounded-full bg-paper"
    >
      <Icon name="close" />
    </button>
  );
}
