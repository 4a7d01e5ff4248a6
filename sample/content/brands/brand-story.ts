/** What is told of a brand: the same pictures in every language, with words of each. */
import type { ModelName } from '../../models.ts';
import type { ColourKey } from '../../palette.ts';

export type Shot = readonly [model: ModelName, colour: ColourKey];

export type BrandWords = {
  readonly line: string;
  /** What the opening picture shows. */
  readonly opening: string;
  readonly chapters: readonly (readonly [title: string, words: string, alt: string])[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
};

export type BrandStory = {
  readonly brand: string;
  readonly opening: Shot;
  /** One for each chapter. */
  readonly chapters: readonly Shot[];
  readonly reported: Readonly<Record<string, BrandWords>>;
};
