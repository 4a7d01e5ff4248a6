/** What the server refuses is seldom told; that it could not be asked is told without asking for more. */
import { keepApart, late } from '#kit/late.tsx';
import { useText } from '#kit/text.tsx';
import type { BuyProblem } from '../buy-problem.ts';

const LateWords = keepApart(late(async () => (await import('../problem-text.tsx')).ProblemText));

export function LateProblem({ problem }: { readonly problem: BuyProblem }) {
  const text = useText();
  return problem.code === 'buy.failed' ? text('buy.failed') : <LateWords problem={problem} />;
}
