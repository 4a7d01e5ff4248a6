/** Addresses of other choices of reviews, and what a click on one does once it is hydrated. */
import { isPlainPress } from '#hydration/use-client-navigation.ts';
import { links } from '#links';
import { choose, type ReviewChoice, toParameters } from '../../review-choice.ts';

export type ChoiceChange = Partial<Omit<ReviewChoice, 'page' | 'until' | 'after'>>;

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
        if (!isPlainPress(event.nativeEvent)) return;
        event.preventDefault();
        onChoose(change);
      },
    }),
  });
}
