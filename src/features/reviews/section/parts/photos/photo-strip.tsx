/** REV-4: thumbnails of the latest photos; each opens the gallery of all photos at its photo. */
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { ShownPhoto } from '../../reviews-view.ts';
import type { LinkToReviews } from '../section-links.tsx';
import { ReviewPicture } from './review-picture.tsx';

/** Maximum on a wide screen; the style sheet has the same number. */
const MAX_THUMBNAILS = 5;

export type PhotoStripProps = {
  readonly photos: readonly ShownPhoto[];
  readonly linkTo: LinkToReviews;
  /** `photoId` is that of the thumbnail; null for the link to all photos. */
  readonly onOpen: (photoId: string | null) => void;
};

export function PhotoStrip({ photos, linkTo, onOpen }: PhotoStripProps) {
  const text = useText();
  if (photos.length === 0) return null;
  const { to } = linkTo({ photos: true, isEveryLanguage: true });
  const open = (photoId: string | null) => (event: React.MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onOpen(photoId);
  };
  return (
    <div className="review-strip">
      <h3 className="review-heading">{text('reviews.photos')}</h3>
      {/* The style sheet hides those beyond the limit of the width. */}
      <ul className="review-photos" data-photos={photos.length}>
        {photos.slice(0, MAX_THUMBNAILS).map((photo) => (
          <li key={photo.id}>
            <Link to={to} onClick={open(photo.id)}>
              <ReviewPicture photo={photo} username={photo.username} width={75} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={to} onClick={open(null)} className="review-link">
        {text('reviews.allPhotos')}
      </Link>
    </div>
  );
}
