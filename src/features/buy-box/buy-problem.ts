/** Why an add was refused. */
import type { Text } from '#i18n/text.tsx';

/** What the server says: `Problem` by its code, and its text in the shopper's language. */
export type BuyProblem = { readonly code: string; readonly message?: string | undefined };

/** S§8: the returned text is what is told. */
export function formatBuyProblem({ message }: BuyProblem, text: Text): string {
  return message || text('buy.failed');
}
