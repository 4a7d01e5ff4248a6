/** Section of an order's page: a heading and a list of links. */
import type { ReactNode } from 'react';

export type OrderLinksProps = {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
};

export function OrderLinks({ id, title, children }: OrderLinksProps) {
  return (
    <section aria-labelledby={id} className="grid gap-1 border-t border-line pt-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
