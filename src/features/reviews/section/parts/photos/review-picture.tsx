/** Photo of a review: a picture of this shop in its sizes, or one of the reviews service. */
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import type { ReviewPhoto } from '../../../reviews.ts';

export type ReviewPictureProps = {
  readonly photo: ReviewPhoto;
  /** The author's; null where unknown. */
  readonly username: string | null;
  /** Rendered width in pixels. */
  readonly width: number;
};

export function ReviewPicture({ photo, username, width }: ReviewPictureProps) {
  const text = useText();
  const name = username ?? text('reviews.anonymous');
  const alt = photo.caption ?? text('reviews.photo', { name });
  const { url } = photo.sizes.normal;
  if (!photo.isOwn)
    return <img src={url} alt={alt} loading="lazy" width={width} height={(width * 4) / 3} />;
  const widths = width <= 80 ? ([80, 160] as const) : ([480, 960] as const);
  return (
    <Picture
      picture={{ id: url, alt, tint: 'transparent' }}
      aspect="4x5"
      sizes={`${width}px`}
      widths={widths}
    />
  );
}
