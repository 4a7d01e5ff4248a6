/** Photos of a review: those already stored, each with a checkbox to keep it, and a file input. */
import { useId } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { isPendingPhoto, type KeptPhoto } from '../../submitted-review.ts';
import type { ReviewFormErrors } from '../review-form-errors.ts';
import { LIMITS } from '../review-problem.ts';

export type PhotoFieldProps = {
  readonly photos: ReviewFormErrors['photos'];
  readonly error: string | undefined;
};

export function PhotoField({ photos, error }: PhotoFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div className="review-form-area">
      <label htmlFor={id}>{text('reviewForm.photos')}</label>
      {photos.length > 0 && (
        <ul className="review-form-photos">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <label>
                {(photo.preview !== null || !isPendingPhoto(photo.id)) && (
                  <img src={photoSrc(photo)} alt="" width={75} height={94} />
                )}
                <span>
                  <input type="checkbox" name="keptPhoto" value={photo.token} defaultChecked />
                  {text('reviewForm.keepPhoto', { number: index + 1 })}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="file"
        name="photos"
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
      <p
        id={`${id}-note`}
        className={error === undefined ? 'review-form-hint' : 'review-form-error'}
      >
        {error ?? text('reviewForm.photosHint', LIMITS)}
      </p>
    </div>
  );
}

function photoSrc({ id, preview }: KeptPhoto): string {
  return preview ?? links.picture({ id, width: 160, aspect: '4x5', format: 'jpg' });
}
