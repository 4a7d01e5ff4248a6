/** Several heroes that take turns. */
import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  transform,
  unknown,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { nameField } from '../content-fields.ts';

/** R§9: hero carousel default slide time. */
export const HERO_SLIDE_MS = 5_000;
/** WCAG 2.2.2 leaves no room to read under a second. */
const SHORTEST_MS = 1_000;

/** Heroes that take turns are as tall as each other, however long their words: upon the picture at every width. */
function positionText(section: unknown): unknown {
  return typeof section === 'object' ? { linkLocation: 'bottom-left', ...section } : section;
}

export const content = defineBlockContent(
  'hero-carousel',
  object({
    label: nameField,
    /** Hero banners and shoppable ones. */
    sections: pipe(array(pipe(unknown(), transform(positionText))), minLength(1), maxLength(10)),
    slideMs: optional(pipe(number(), minValue(SHORTEST_MS), maxValue(60_000)), HERO_SLIDE_MS),
    autoplay: optional(boolean(), true),
  }),
  { isContainer: true },
);

export type HeroCarouselContent = InferOutput<typeof content.schema>;
