/** REV-4: dialog with all photos of a product's reviews, two or three beside each other. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Carousel, type CarouselLabels } from '#ui/carousel/carousel.tsx';
import { hydrateCarousel } from '#ui/carousel/hydrate-carousel.browser.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { MAX_REVIEWS, type Review } from '../../reviews.ts';
import { DIALOG_LIMIT } from '../../text/shorten-text.ts';
import { fetchReviews } from '../fetch-reviews.browser.ts';
import type { ProductOfReviews } from '../reviews-view.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewPicture } from './review-picture.tsx';

const SLIDES = { mobile: 2, desktop: 3 };

export type PhotoGalleryProps = {
  readonly product: ProductOfReviews;
  readonly onClose: () => void;
};

export function PhotoGallery({ product, onClose }: PhotoGalleryProps) {
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
          {reviews === null && <p role="status">{text('reviews.loading')}</p>}
          {reviews === 'failed' && <p role="alert">{text('reviews.failed')}</p>}
          {Array.isArray(reviews) && <Photos reviews={reviews} product={product} />}
        </div>
      )}
    </Dialog>
  );
}

function Photos({
  reviews,
  product,
}: {
  readonly reviews: readonly Review[];
  readonly product: ProductOfReviews;
}) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const carousel = root.current?.querySelector<HTMLElement>('[data-carousel]');
    return carousel ? hydrateCarousel(carousel) : undefined;
  }, []);
  const labels: CarouselLabels = {
    back: text('reviews.photosBack'),
    forward: text('reviews.photosForward'),
    pause: '',
    play: '',
    slide: (number, count) => text('reviews.photoOf', { number, count }),
  };
  const slides = reviews.flatMap((review) =>
    review.photos.map((photo) => ({
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
    })),
  );
  return (
    <div ref={root}>
      <Carousel
        label={text('reviews.photos')}
        labels={labels}
        slides={slides}
        slidesMobile={SLIDES.mobile}
        slidesDesktop={SLIDES.desktop}
        controls
      />
    </div>
  );
}
