/** Addresses of other choices of reviews, and what a click on one does once it is hydrated. */
import { links } from '#links';
import { choose, type ReviewChoice, toParameters } from '../review-choice.ts';

export type ChoiceChange = Partial<Omit<ReviewChoice, 'page'>>;

export type LinkToChoice = (change: ChoiceChange) => {
  readonly to: string;
  readonly onClick?: (event: React.MouseEvent) => void;
};

/** Without `onChoose` the links lead to the page of all reviews. */
export function linksToChoices(
  slug: string,
  current: ReviewChoice,
  onChoose?: (change: ChoiceChange) => void,
): LinkToChoice {
  return (change) => ({
    to: links.reviews({ slug, query: toParameters(choose(current, change)) }),
    ...(onChoose && {
      onClick(event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onChoose(change);
      },
    }),
  });
}
