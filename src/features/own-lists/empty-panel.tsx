/** Panel of an empty list of a customer: what is missing, and a link to go on. */
import { Link } from '#request/link.tsx';

export type EmptyPanelProps = {
  readonly title: string;
  readonly hint?: string;
  readonly to: string;
  /** Text of the link. */
  readonly action: string;
};

export function EmptyPanel({ title, hint, to, action }: EmptyPanelProps) {
  return (
    <div className="mt-8 rounded-card bg-surface px-6 py-section text-center">
      <p className="text-xl">{title}</p>
      {hint !== undefined && <p className="mt-2 text-muted">{hint}</p>}
      <Link
        to={to}
        className="mt-6 inline-flex h-12 items-center rounded-control bg-accent px-6 font-medium text-on-accent"
      >
        {action}
      </Link>
    </div>
  );
}
