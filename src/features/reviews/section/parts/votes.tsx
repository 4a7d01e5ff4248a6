/** Votes of this reader, shared by every place of the page that shows the same review. */
import { createContext, use, useMemo, useState } from 'react';
import type { VoteResult } from '../post-vote.browser.ts';

export type VoteOutcome = VoteResult | 'sending';

type Votes = {
  readonly outcomes: ReadonlyMap<string, VoteOutcome>;
  readonly report: (reviewId: string, outcome: VoteOutcome) => void;
};

const VotesContext = createContext<Votes>({ outcomes: new Map(), report: () => {} });

export function VotesProvider({ children }: { readonly children: React.ReactNode }) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, VoteOutcome>>(new Map());
  const votes = useMemo(() => {
    const report: Votes['report'] = (reviewId, outcome) =>
      setOutcomes((previous) => new Map(previous).set(reviewId, outcome));
    return { outcomes, report };
  }, [outcomes]);
  return <VotesContext value={votes}>{children}</VotesContext>;
}

/** null before a vote. */
export function useVote(reviewId: string) {
  const { outcomes, report } = use(VotesContext);
  const setOutcome = (outcome: VoteOutcome) => report(reviewId, outcome);
  return [outcomes.get(reviewId) ?? null, setOutcome] as const;
}
