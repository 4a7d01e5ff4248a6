/** Types of a brand story: pictures that all languages share, and the text of each language. */
import type { ModelName } from '../../models.ts';
import type { ColourKey } from '../../palette.ts';

export type Shot = readonly [model: ModelName, colour: ColourKey];

export type BrandWords = {
  readonly line: string;
  /** Alternative text of the opening picture. */
  readonly opening: string;
  readonly chapters: readonly (readonly [title: string, words: string, alt: string])[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
};

export type BrandStory = {
  readonly brand: string;
  readonly opening: Shot;
  /** One picture for each chapter. */
  readonly chapters: readonly Shot[];
  readonly reported: Readonly<Record<string, BrandWords>>;
};
