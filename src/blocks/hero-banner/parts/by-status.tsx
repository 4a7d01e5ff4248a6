/** Shows its contents once it is known who is there, if the rule lets them see it. */
import type { ReactNode } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { isVisibleTo, type VisibilityRule } from '../visibility.ts';

export function ByStatus({ rule, children }: { rule: VisibilityRule; children: ReactNode }) {
  const { status } = useShopper();
  return isVisibleTo(status, rule) ? children : null;
}
