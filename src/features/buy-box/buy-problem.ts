/** Why an add was refused, in the shop's words. */
import type { Text } from '#kit/text.tsx';

/** What the server says: `Problem` by its code. */
export type BuyProblem = { readonly code: string; readonly available?: number | undefined };

export function wordProblem(text: Text, { code, available }: BuyProblem): string {
  switch (code) {
    case 'buy.sizeMissing':
      return text('pdp.selectSize');
    case 'buy.wordsMissing':
    case 'basket.outOfStock':
    case 'basket.unknownSku':
    case 'account.signInFirst':
      return text(code);
    case 'basket.notEnough':
      return available ? text('basket.notEnough', { available }) : text('basket.outOfStock');
    default:
      return text('buy.failed');
  }
}
