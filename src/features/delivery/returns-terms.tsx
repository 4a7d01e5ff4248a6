/** Returns policy of a product, with a link to the shop's page about returns. */
import { links } from '#links';
import { Link } from '#request/link.tsx';

export type ReturnsTermsProps = {
  readonly policy: string;
  /** Null for the policy of another seller, which the shop's page does not describe. */
  readonly linkText: string | null;
};

export function ReturnsTerms({ policy, linkText }: ReturnsTermsProps) {
  return (
    <>
      <p>{policy}</p>
      {linkText !== null && (
        <Link
          to={links.page('informational/returns')}
          className="mt-2 inline-block underline underline-offset-4"
        >
          {linkText}
        </Link>
      )}
    </>
  );
}
