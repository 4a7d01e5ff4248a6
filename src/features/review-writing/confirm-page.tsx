/** Page of the link in a guest's email: confirms a review or a question, and deletes it. */
import type { ReactNode } from 'react';
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { ReviewLayout } from './review-layout.tsx';

export type ConfirmPageProps = {
  readonly title: string;
  /** Status of the review or question; null for an unknown link. */
  readonly status: ModerationStatus | null;
  /** True on the page that follows the deletion. */
  readonly isDeleted: boolean;
  /** Error text; null without an error. */
  readonly problem: string | null;
  readonly form: { readonly csrf: string; readonly token: string; readonly action: string };
  readonly labels: {
    readonly deleted: string;
    readonly sent: string;
    readonly confirm: string;
    readonly delete: string;
  };
  /** The review or question. */
  readonly children: ReactNode;
};

export function ConfirmPage(props: ConfirmPageProps) {
  const { title, status, isDeleted, problem, form, labels, children } = props;
  const text = useText('review-form');
  return (
    <ReviewLayout title={title}>
      {isDeleted && <p role="status">{labels.deleted}</p>}
      {problem !== null && (
        <p role="alert" className="review-form-problem">
          {problem}
        </p>
      )}
      {status !== null && (
        <>
          {children}
          {status === 'pending' && <p role="status">{labels.sent}</p>}
          <div className="review-form-actions">
            {status === 'unconfirmed' && (
              <IntentForm {...form} intent="confirm" label={labels.confirm} />
            )}
            <IntentForm {...form} intent="delete" label={labels.delete} />
          </div>
        </>
      )}
      <p>
        <Link to={links.home()} className="review-form-link">
          {text('reviewForm.home')}
        </Link>
      </p>
    </ReviewLayout>
  );
}

type IntentFormProps = ConfirmPageProps['form'] & {
  readonly intent: 'confirm' | 'delete';
  readonly label: string;
};

function IntentForm({ csrf, token, action, intent, label }: IntentFormProps) {
  return (
    <form method="post" action={action}>
      <HiddenFields fields={{ csrf, token, intent }} />
      <Submit isQuiet={intent === 'delete'}>{label}</Submit>
    </form>
  );
}
