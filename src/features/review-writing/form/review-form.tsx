/** Form for a review; works without JavaScript, and keeps a draft with it. */
import { useRef } from 'react';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { type FormState, PersonFields } from '../fields/person-fields.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { MAX_BODY, MAX_LOCATION, MAX_TITLE } from '../submitted-review.ts';
import { ChoiceField, ScaleField, StarField } from './choice-fields.tsx';
import { PhotoField } from './parts/photo-field.tsx';
import { type ReviewDraftState, useReviewDraft } from './parts/use-review-draft.ts';
import type { ReviewFormErrors } from './review-form-errors.ts';
import type { ReviewFormView } from './review-form-view.ts';
import { formatReviewProblem, LIMITS } from './review-problem.ts';

export type ReviewFormProps = {
  readonly view: ReviewFormView;
  readonly formErrors: ReviewFormErrors | null;
};

export function ReviewForm({ view, formErrors }: ReviewFormProps) {
  const text = useText('review-form');
  useText('question-form');
  // Names of ratings and fits.
  useText('reviews');
  const prefix = useShopPrefix();
  const form = useRef<HTMLFormElement>(null);
  const { product, csrf, buyer } = view;
  // A form that was refused before it was read has no values: the draft fills it.
  const sent =
    formErrors !== null && Object.keys(formErrors.formValues).length > 0 ? formErrors : null;
  const draft = useReviewDraft(form, view, sent !== null);
  const values = sent?.formValues ?? view.values;
  const fields: FormState = {
    readValue: (name) => values[name] ?? '',
    findError(name) {
      const fault = formErrors?.faults.find(({ field }) => field === name);
      return fault && formatReviewProblem(text, fault);
    },
  };
  const path = links.writeReview({ slug: product.slug, buyer: buyer ?? '' });
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      // Otherwise the browser would restore a customer's text for the next user who goes back.
      autoComplete={view.isGuest ? undefined : 'off'}
      action={prefixHref(prefix, path)}
      className="review-form"
    >
      <HiddenFields fields={{ csrf, buyer }} />
      <FormNotice view={view} formErrors={formErrors} draft={draft} />
      <StarField {...fields} />
      <TextFields {...fields} />
      <ProductFields productFields={view.productFields} {...fields} />
      <PhotoField photos={sent?.photos ?? view.photos} error={fields.findError('photos')} />
      <PersonFields
        {...fields}
        isGuest={view.isGuest}
        path={path}
        nameLabel={text('reviewForm.nickname')}
        emailHint={text('reviewForm.emailHint')}
      >
        <LocationField {...fields} />
      </PersonFields>
      <p className="review-form-hint">
        <Link to={links.reviewPolicy()} className="review-form-link">
          {text('reviewForm.policy')}
        </Link>
      </p>
      <Submit>{text('reviewForm.submit')}</Submit>
    </form>
  );
}

/** The product, how reviews are handled, and errors of the form as a whole. */
function FormNotice({
  view,
  formErrors,
  draft,
}: ReviewFormProps & { readonly draft: ReviewDraftState }) {
  const text = useText();
  const { picture, slug, name } = view.product;
  const count = formErrors?.faults.length ?? 0;
  return (
    <>
      <div className="review-form-product">
        {picture && <Picture picture={picture} sizes="80px" widths={[80, 160, 320]} />}
        <div>
          <p>{text(view.isEdit ? 'reviewForm.editHint' : 'reviewForm.intro')}</p>
          <Link to={links.product({ slug })} className="review-form-link">
            {text('reviewForm.back', { name })}
          </Link>
        </div>
        {/* Rendered from the start, so that the text causes no layout shift. */}
        <p role="status" className="review-form-draft">
          {draft.isRestored && text('reviewForm.draft')}{' '}
          {draft.isRestored && (
            <button type="button" className="review-form-link" onClick={draft.onDiscard}>
              {text('reviewForm.discardDraft')}
            </button>
          )}
        </p>
      </div>
      {view.isVerified && (
        <p className="review-form-note">
          {text('reviewForm.verified')}{' '}
          <Link to={links.answerQuestion({ slug, buyer: view.buyer ?? '' })}>
            {text('questionForm.answerTitle', { name })}
          </Link>
        </p>
      )}
      <p role="alert" className="review-form-problem">
        {formErrors !== null &&
          (count > 0
            ? text('reviewForm.problems', { count })
            : formatReviewProblem(text, formErrors))}
      </p>
    </>
  );
}

function TextFields({ readValue, findError }: FormState) {
  const text = useText();
  return (
    <>
      <Field
        label={text('reviewForm.reviewTitle')}
        name="title"
        maxLength={MAX_TITLE}
        defaultValue={readValue('title')}
        error={findError('title')}
        dir="auto"
      />
      <TextArea
        label={text('reviewForm.body')}
        hint={text('reviewForm.bodyHint', LIMITS)}
        name="body"
        maxLength={MAX_BODY}
        defaultValue={readValue('body')}
        error={findError('body')}
      />
    </>
  );
}

function ProductFields({
  productFields: { secondaryRatings, hasFit },
  ...fields
}: FormState & Pick<ReviewFormView, 'productFields'>) {
  const text = useText();
  return (
    <>
      <ChoiceField
        {...fields}
        name="recommended"
        legend={text('reviewForm.recommend')}
        choices={[
          ['yes', text('reviewForm.yes')],
          ['no', text('reviewForm.no')],
          ['', text('reviewForm.noAnswer')],
        ]}
      />
      {hasFit && (
        <ChoiceField
          {...fields}
          name="fit"
          legend={text('reviewForm.fit')}
          choices={[
            ['small', text('reviews.fitSmall')],
            ['true', text('reviews.fitTrue')],
            ['large', text('reviews.fitLarge')],
            ['', text('reviewForm.noAnswer')],
          ]}
        />
      )}
      <fieldset className="review-form-secondary">
        <legend>{text('reviewForm.secondaryRatings')}</legend>
        {secondaryRatings.map((rating) => (
          <ScaleField {...fields} key={rating} rating={rating} />
        ))}
      </fieldset>
    </>
  );
}

function LocationField({ readValue, findError }: FormState) {
  const text = useText();
  return (
    <Field
      label={text('reviewForm.location')}
      name="userLocation"
      maxLength={MAX_LOCATION}
      defaultValue={readValue('userLocation')}
      error={findError('userLocation')}
      autoComplete="address-level2"
      dir="auto"
    />
  );
}
