/** What the server refuses is seldom told. */
import { keepApart, late } from '#kit/late.tsx';

export const LateProblem = keepApart(late(async () => (await import('../problem-text.tsx')).ProblemText));
