/** Field schemas shared by several blocks. */

import {
  array,
  boolean,
  check,
  description,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  tupleWithRest,
} from 'valibot';
import { chooseReadable } from '#features/content/edit/contrast.ts';
import { isValidHref } from '#features/content/links/is-valid-href.ts';
import { isIframeUrl } from '#features/content/media/iframe-hosts.ts';
import { VIDEO_PROFILES } from '#features/content/media/video.ts';
import type { MessageId } from '#i18n/text.tsx';

/** Limit well above any text that an editor means to write. */
export const textField = pipe(string(), maxLength(5_000));

/**
 * Text with inline markup (`features/content/text/inline-markup.ts`); the description is for
 * editors.
 */
export const inlineMarkupField = pipe(
  textField,
  description(
    'Plain text; **strong**, *emphasis* and [label](/address) may stand in it. A backslash before * or [ shows the sign itself.',
  ),
);

/** Required text, for accessible names: headings, links, questions. */
export const requiredTextField = pipe(textField, minLength(1, 'is empty'));

/** Only `#rrggbb`, since the value is used in a style attribute. */
export const colourField = pipe(
  string(),
  regex(/^#[0-9a-f]{6}$/i, 'fault.colour' satisfies MessageId),
);

export const pictureField = object({
  id: pipe(string(), regex(/^[\w.-]+$/, 'fault.pictureId' satisfies MessageId)),
  alt: optional(textField, ''),
  tint: optional(colourField, '#dddddd'),
  /** Edge of the picture that is kept when its height is cropped; the middle by default. */
  focus: optional(picklist(['top', 'bottom'])),
});

const FOCUS_CLASSES = { top: 'object-top', bottom: 'object-bottom' } as const;

export const focusClass = ({ focus }: InferOutput<typeof pictureField>) =>
  focus ? FOCUS_CLASSES[focus] : '';

/** Path of this shop, or https, mailto or tel URL; excludes schemes that run script. */
export const hrefField = pipe(
  string(),
  maxLength(2_000),
  regex(
    /^(?:(?:\/(?![/\\])|https:\/\/)[^\s<>"]*|mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d().-]+)$/,
    'fault.link' satisfies MessageId,
  ),
  check(isValidHref, 'fault.address' satisfies MessageId),
);

/** Id of a section: a link to it ends in `#womens`. */
export const anchorField = pipe(
  string(),
  maxLength(80),
  regex(/^[a-z][\w-]*$/i, 'fault.anchor' satisfies MessageId),
);

/** Page of an allowed host, for an iframe. */
export const iframeUrlField = pipe(
  string(),
  maxLength(2_000),
  check(isIframeUrl, 'fault.embed' satisfies MessageId),
);

export const productKeyField = pipe(
  string(),
  maxLength(100),
  regex(/^[\w-]+$/, 'fault.productKey' satisfies MessageId),
);

/** SITE-5: on some brands' pages, narrows the category links in the same object to the brand. */
export const brandFilterFields = { autoBrandFilter: optional(boolean()) };

export const linkField = object({
  label: requiredTextField,
  href: hrefField,
  ...brandFilterFields,
});

/** Button of a banner; theme colours unless the editor sets others. */
export const buttonField = pipe(
  object({
    ...linkField.entries,
    colour: optional(colourField),
    background: optional(colourField),
    hoverColour: optional(colourField),
    hoverBackground: optional(colourField),
    transparentBackground: optional(boolean(), false),
    enableHoverOver: optional(boolean(), true),
  }),
  transform(withReadableText),
);

type Colours = Partial<
  Record<'colour' | 'background' | 'hoverColour' | 'hoverBackground', string | undefined>
>;

/** Adds a readable text colour where the editor set a background only. */
function withReadableText<T extends Colours & { readonly transparentBackground: boolean }>(
  button: T,
) {
  const ground = button.transparentBackground ? undefined : button.background;
  const colour = button.colour ?? (ground && chooseReadable(ground));
  const hoverColour =
    button.hoverColour ?? (button.hoverBackground && chooseReadable(button.hoverBackground));
  return { ...button, colour, hoverColour };
}

/** Address of a media file. */
const mediaField = pipe(
  string(),
  maxLength(2_000),
  regex(/^(\/(?![/\\])|https:\/\/)[^\s<>"]*$/, 'fault.file' satisfies MessageId),
  check(isValidHref, 'fault.address' satisfies MessageId),
);

/** Video with its playback settings; each encoding profile is a file at `{url}/{profile}`. */
export const videoField = object({
  desktop_url: mediaField,
  mobile_url: optional(mediaField),
  encoding_profiles: optional(
    pipe(array(picklist(VIDEO_PROFILES)), maxLength(VIDEO_PROFILES.length)),
    [...VIDEO_PROFILES],
  ),
  /** The first is the poster; with reduced motion, an autoplaying video shows only that. */
  display_images: tupleWithRest([pictureField], pictureField),
  video_autoplay: optional(boolean(), true),
  video_sound: optional(boolean(), false),
  video_controls: optional(boolean(), false),
  scroll_to_play: optional(boolean(), true),
  loopVideo: optional(boolean(), true),
});

const slidesField = pipe(number(), minValue(1), maxValue(8));

/** Carousel settings with defaults; no autoplay unless the editor enables it. */
export const carouselFields = {
  slidesMobile: optional(slidesField, 1.2),
  slidesDesktop: optional(slidesField, 4),
  controls: optional(boolean(), true),
  pagination: optional(boolean(), false),
  autoscroll: optional(boolean(), false),
};

/** The same without defaults: when none is set, products are rendered in a `CardCarousel`. */
export const productCarouselFields = {
  slidesMobile: optional(slidesField),
  slidesDesktop: optional(slidesField),
  controls: optional(boolean()),
  pagination: optional(boolean()),
  autoscroll: optional(boolean()),
};

const VERTICAL = ['top', 'middle', 'bottom'] as const;
const HORIZONTAL = ['left', 'center', 'right'] as const;
export const positionField = picklist(
  VERTICAL.flatMap((vertical) =>
    HORIZONTAL.map((horizontal) => `${vertical}-${horizontal}` as const),
  ),
);

const pixels = (from: number, to: number) => pipe(number(), minValue(from), maxValue(to));

/** Line of live text; sizes are pixels and snap to the type scale. */
export const liveLineField = object({
  text: requiredTextField,
  font: optional(picklist(['display', 'text']), 'display'),
  sizeMobile: optional(pixels(8, 200), 32),
  sizeDesktop: optional(pixels(8, 200), 64),
  kerning: optional(pixels(-10, 40)),
  lineHeight: optional(pixels(0.8, 3)),
  colour: optional(colourField),
});

export const liveTextFields = {
  lines: optional(pipe(array(liveLineField), maxLength(6)), []),
  position: optional(positionField, 'bottom-left'),
  /** In pixels; the page's gutters by default. */
  padding: optional(pipe(number(), integer(), minValue(0), maxValue(200))),
};

export type ContentVideo = InferOutput<typeof videoField>;
export type LiveLine = InferOutput<typeof liveLineField>;
export type ContentPosition = InferOutput<typeof positionField>;
