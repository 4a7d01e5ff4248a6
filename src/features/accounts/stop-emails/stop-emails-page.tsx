/** Page of the unsubscribe link in a requested email: stops all emails of its kind. */
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { AccountLayout } from '../forms/account-layout.tsx';
import { type FormErrors, formatAccountError } from '../forms/account-problem.ts';

/** Keeps the token from search engines and from other origins. */
export const stopEmailsMeta = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

/** Message namespace by the prefix of its message keys. */
const NAMESPACES = {
  priceAlert: 'price-alerts',
  replenishment: 'replenishment',
  stockAlert: 'stock-alerts',
} as const;

export type StopEmailsPageProps = {
  readonly messages: keyof typeof NAMESPACES;
  readonly loaderData: Readonly<Record<'csrf' | 'token' | 'action' | 'accountHref', string>> & {
    readonly isStopped: boolean;
    /** null for an unknown link. */
    readonly count: number | null;
  };
  readonly formErrors: FormErrors | null;
};

export function StopEmailsPage({ messages, loaderData, formErrors }: StopEmailsPageProps) {
  const text = useText(NAMESPACES[messages]);
  useText('account');
  const prefix = useShopPrefix();
  const { count, isStopped, csrf, token, action, accountHref } = loaderData;
  const isUnknown = formErrors ? formErrors.code === `${messages}.linkExpired` : count === null;
  const isExpired = isUnknown && !isStopped;
  const problem = isExpired
    ? text(`${messages}.linkExpired`)
    : formErrors && formatAccountError(text, formErrors);
  return (
    <AccountLayout title={text(`${messages}.stopAll`)} formError={problem ?? undefined}>
      {isStopped && <p role="status">{text(`${messages}.stoppedAll`)}</p>}
      {count !== null && <p>{text(`${messages}.count`, { count })}</p>}
      {count !== null && count > 0 && (
        <form method="post" action={prefixHref(prefix, action)}>
          <HiddenFields fields={{ csrf, token }} />
          <Submit>{text(`${messages}.stopAll`)}</Submit>
        </form>
      )}
      <p className="grid gap-3 justify-items-start">
        {isExpired && (
          <Link to={accountHref} className="underline underline-offset-4">
            {text(`${messages}.yours`)}
          </Link>
        )}
        <Link to={links.home()} className="underline underline-offset-4">
          {text(`${messages}.home`)}
        </Link>
      </p>
    </AccountLayout>
  );
}
