/** Name of an author, and the email address of a guest: fields of reviews and questions. */
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { Field } from '#ui/field/field.tsx';
import { MAX_NICKNAME } from '../submitted-review.ts';

/** Values and error texts of the fields of a form. */
export type FormState = {
  readonly readValue: (name: string) => string;
  readonly findError: (name: string) => string | undefined;
};

export type PersonFieldsProps = FormState & {
  readonly isGuest: boolean;
  /** Page with the form, to which a guest returns after signing in. */
  readonly path: string;
  readonly nameLabel: string;
  /** Purpose of the emailed link. */
  readonly emailHint: string;
  /** Further fields beside the name. */
  readonly children?: ReactNode;
};

export function PersonFields(props: PersonFieldsProps) {
  const { isGuest, path, nameLabel, emailHint, children, readValue, findError } = props;
  const text = useText();
  const field = (name: string) => ({ name, defaultValue: readValue(name), error: findError(name) });
  return (
    <>
      <div className="review-form-pair">
        <Field
          {...field('username')}
          label={nameLabel}
          maxLength={MAX_NICKNAME}
          hint={text('reviewForm.nicknameHint')}
          autoComplete="nickname"
          required
          dir="auto"
        />
        {children}
      </div>
      {isGuest && (
        <>
          <Field
            {...field('email')}
            label={text('reviewForm.email')}
            maxLength={254}
            type="email"
            hint={emailHint}
            autoComplete="email"
            required
          />
          <p className="review-form-hint">
            <Link to={links.login({ redirect: path })} className="review-form-link">
              {text('reviewForm.signIn')}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
