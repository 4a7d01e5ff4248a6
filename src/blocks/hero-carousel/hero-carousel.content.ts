/** Content schema of the hero carousel. */
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
import { requiredTextField } from '../shared/content-fields.ts';

/** Default time per slide. */
export const HERO_SLIDE_MS = 5_000;
/** Shorter slides cannot be read (WCAG 2.2.2). */
const MIN_SLIDE_MS = 1_000;

/** Positions text on the picture at every width, so that all heroes have the same height. */
function positionText(section: unknown): unknown {
  return typeof section === 'object' ? { linkLocation: 'bottom-left', ...section } : section;
}

export const content = defineBlockContent(
  'hero-carousel',
  object({
    label: requiredTextField,
    /** Hero banners and shoppable banners. */
    sections: pipe(array(pipe(unknown(), transform(positionText))), minLength(1), maxLength(10)),
    slideMs: optional(pipe(number(), minValue(MIN_SLIDE_MS), maxValue(60_000)), HERO_SLIDE_MS),
    autoplay: optional(boolean(), true),
  }),
);

export type HeroCarouselContent = InferOutput<typeof content.schema>;
