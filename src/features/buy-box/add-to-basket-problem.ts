/** Error of a refused add to the basket, and its text. */
import type { Text } from '#i18n/text.tsx';

/** `Problem` of the server: its code, and its message in the shopper's language. */
export type AddToBasketProblem = { readonly code: string; readonly message?: string | undefined };

/** Returns the server's message if there is one. */
export function formatAddToBasketProblem({ message }: AddToBasketProblem, text: Text): string {
  return message || text('buy.failed');
}
