/** Votes of this reader, shared by all copies of the same review on the page. */
import { createContext, use, useMemo, useState } from 'react';
import type { VoteResult } from '../post-vote.browser.ts';

export type VoteOutcome = VoteResult | 'sending';

type Votes = {
  readonly outcomes: ReadonlyMap<string, VoteOutcome>;
  readonly setOutcome: (reviewId: string, outcome: VoteOutcome) => void;
};

const VotesContext = createContext<Votes>({ outcomes: new Map(), setOutcome: () => {} });

export function VotesProvider({ children }: { readonly children: React.ReactNode }) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, VoteOutcome>>(new Map());
  const votes = useMemo(() => {
    const setOutcome: Votes['setOutcome'] = (reviewId, outcome) =>
      setOutcomes((previous) => new Map(previous).set(reviewId, outcome));
    return { outcomes, setOutcome };
  }, [outcomes]);
  return <VotesContext value={votes}>{children}</VotesContext>;
}

/** null before a vote. */
export function useVote(reviewId: string) {
  const { outcomes, setOutcome } = use(VotesContext);
  return [
    outcomes.get(reviewId) ?? null,
    (outcome: VoteOutcome) => setOutcome(reviewId, outcome),
  ] as const;
}
