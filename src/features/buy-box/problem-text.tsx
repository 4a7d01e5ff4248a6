/** Why an add was refused, in the shop's words; they come when there is something to tell. */
import { type Text, useLateText } from '#kit/text.tsx';
import type { BuyProblem } from './buy-problem.ts';

export function ProblemText({ problem }: { readonly problem: BuyProblem }) {
  return wordProblem(useLateText('product-late'), problem);
}

function wordProblem(text: Text, { code, available }: BuyProblem): string {
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
