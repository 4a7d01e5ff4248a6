/** Empty state of a list: what is missing, and a link to continue. */
import { Link } from '#request/link.tsx';

export type EmptyStateProps = {
  readonly title: string;
  readonly hint?: string;
  readonly to: string;
  /** Text of the link. */
  readonly action: string;
};

export function EmptyState({ title, hint, to, action }: EmptyStateProps) {
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
