/** Row of an account list: a link, a detail, and a form with one button. */
import { Link, prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';

export type AccountListItemProps = {
  readonly name: string;
  /** Path that the name links to. */
  readonly to: string;
  readonly detail?: string;
  /** Path that the form is posted to, without locale prefix. */
  readonly action: string;
  /** Hidden fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly buttonText: string;
};

export function AccountListItem(props: AccountListItemProps) {
  const { name, to, detail, action, fields, buttonText } = props;
  const prefix = useShopPrefix();
  return (
    <li>
      <Link to={to} className="underline underline-offset-4">
        {name}
      </Link>
      {detail !== undefined && <p className="text-muted">{detail}</p>}
      <form method="post" action={prefixHref(prefix, action)}>
        <HiddenFields fields={fields} />
        <Submit isQuiet>
          {buttonText}
          <span className="sr-only">{`: ${name}`}</span>
        </Submit>
      </form>
    </li>
  );
}
