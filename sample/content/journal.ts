/** One journal story for each fascia, in every language of the fascia. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { knitwearStory } from './journal/knitwear.ts';
import { linenStory } from './journal/linen.ts';
import { twentyMinutesStory } from './journal/twenty-minutes.ts';

export const stories: Readonly<Record<FasciaCode, Readonly<Record<string, ContentPage>>>> = {
  aldermoor: knitwearStory,
  nightjar: twentyMinutesStory,
  fernhollow: linenStory,
};
