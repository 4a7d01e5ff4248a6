/** REV-4: dialog with all photos of a product's reviews, in groups of two or three. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Carousel, type CarouselLabels } from '#ui/carousel/carousel.tsx';
import { hydrateCarousel } from '#ui/carousel/hydrate-carousel.browser.ts';
import { showGroupOf } from '#ui/carousel/scroll-to-slide.browser.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { MAX_REVIEWS, type Review } from '../../../reviews.ts';
import { DIALOG_LIMIT } from '../../../text/shorten-text.ts';
import { fetchReviews } from '../../fetch-reviews.browser.ts';
import type { ProductOfReviews } from '../../reviews-view.ts';
import { ReviewItem } from '../review-item.tsx';
import { ReviewPicture } from './review-picture.tsx';

const SLIDES = { mobile: 2, desktop: 3 };

export type PhotoGalleryProps = {
  readonly product: ProductOfReviews;
  /** The photo that is shown first; null for the first of all. */
  readonly photoId: string | null;
  readonly onClose: () => void;
};

export function PhotoGallery({ product, photoId, onClose }: PhotoGalleryProps) {
  const { productKey } = product;
  const text = useText();
  const { locale } = useShop();
  const [reviews, setReviews] = useState<readonly Review[] | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const query = { sort: 'Recent', page: 1, limit: MAX_REVIEWS, hasPhotos: true } as const;
    fetchReviews({ productKey, locale: locale.tag }, query, controller.signal).then(
      ({ results }) => setReviews(results),
      () => controller.signal.aborted || setReviews('failed'),
    );
    return () => controller.abort();
  }, [productKey, locale.tag]);
  return (
    <Dialog
      title={text('reviews.photos')}
      closeLabel={text('reviews.close')}
      variant="sheet"
      onClose={onClose}
    >
      {() => (
        <div aria-busy={reviews === null} className="review-gallery mt-4">
          {reviews === null && <GallerySkeleton />}
          {reviews === 'failed' && <p role="alert">{text('reviews.failed')}</p>}
          {Array.isArray(reviews) && (
            <Photos reviews={reviews} product={product} photoId={photoId} />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** As many boxes as there are photos side by side, in the same size. */
function GallerySkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="sr-only">
        {text('reviews.loading')}
      </p>
      <ul className="review-gallery-skeleton" aria-hidden="true">
        <li className="review-skeleton" />
        <li className="review-skeleton" />
        <li className="review-skeleton" />
      </ul>
    </>
  );
}

type PhotosProps = Pick<PhotoGalleryProps, 'product' | 'photoId'> & {
  readonly reviews: readonly Review[];
};

function Photos({ reviews, product, photoId }: PhotosProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const photos = reviews.flatMap((review) => review.photos.map((photo) => ({ photo, review })));
  const start = photos.findIndex(({ photo }) => photo.id === photoId);
  useEffect(() => {
    const carousel = root.current?.querySelector<HTMLElement>('[data-carousel]');
    const row = carousel?.querySelector('ul');
    if (row && start > 0) showGroupOf(row, start);
    if (!carousel) return;
    const dehydrate = hydrateCarousel(carousel);
    carousel.addEventListener('click', scrollToPhotos);
    return () => {
      carousel.removeEventListener('click', scrollToPhotos);
      dehydrate();
    };
  }, [start]);
  const labels: CarouselLabels = {
    back: text('reviews.photosBack'),
    forward: text('reviews.photosForward'),
    pause: '',
    play: '',
    slide: (number, count) => text('reviews.photoOf', { number, count }),
  };
  const slides = photos.map(({ photo, review }) => ({
    key: photo.id,
    node: (
      <figure className="review-figure-photo">
        <ReviewPicture photo={photo} username={review.username} width={420} />
        <figcaption>
          <ReviewItem
            review={{ ...review, photos: [] }}
            product={product}
            limit={DIALOG_LIMIT}
            isRepeated
          />
        </figcaption>
      </figure>
    ),
  }));
  return (
    <div ref={root}>
      <Carousel
        label={text('reviews.photos')}
        labels={labels}
        slides={slides}
        slidesMobile={SLIDES.mobile}
        slidesDesktop={SLIDES.desktop}
        slidesPerStep="view"
        controls
      />
    </div>
  );
}

/** Scrolls up to the photos of the next group when an arrow is clicked below a long review. */
function scrollToPhotos({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest('[data-step]') : null;
  arrow?.closest('dialog')?.scrollTo({ top: 0 });
}
