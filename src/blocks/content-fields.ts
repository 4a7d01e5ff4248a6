/** Fields that several blocks share. */

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
import { canBeOpened } from '#features/content/can-be-opened.ts';
import { chooseReadable } from '#features/content/contrast.ts';
import { isIframeAddress } from '#features/content/iframe-hosts.ts';
import { VIDEO_PROFILES } from '#features/content/video.ts';
import type { MessageId } from '#i18n/text.tsx';

/** Longer than any line an editor means to write. */
export const textField = pipe(string(), maxLength(5_000));

/** The same, with the few marks of `features/content/inline-markup.ts`; schemas for editors say so. */
export const inlineMarkupField = pipe(
  textField,
  description(
    'Plain text; **strong**, *emphasis* and [label](/address) may stand in it. A backslash before * or [ shows the sign itself.',
  ),
);

/** What a heading, a link or a question is called: without words nobody could tell it. */
export const nameField = pipe(textField, minLength(1, 'is empty'));

/** A colour as `#rrggbb`; nothing else reaches a style attribute. */
export const colourField = pipe(
  string(),
  regex(/^#[0-9a-f]{6}$/i, 'fault.colour' satisfies MessageId),
);

export const pictureField = object({
  id: pipe(string(), regex(/^[\w.-]+$/, 'fault.pictureId' satisfies MessageId)),
  alt: optional(textField, ''),
  tint: optional(colourField, '#dddddd'),
  /** The edge that stays where a frame is lower than the picture; its middle where none is named. */
  focus: optional(picklist(['top', 'bottom'])),
});

const FOCUS_CLASSES = { top: 'object-top', bottom: 'object-bottom' } as const;

export const focusClass = ({ focus }: InferOutput<typeof pictureField>) =>
  focus ? FOCUS_CLASSES[focus] : '';

/** A path of this shop, an https, mail or telephone address; nothing that runs. */
export const hrefField = pipe(
  string(),
  maxLength(2_000),
  regex(
    /^(?:(?:\/(?![/\\])|https:\/\/)[^\s<>"]*|mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d().-]+)$/,
    'fault.link' satisfies MessageId,
  ),
  check(canBeOpened, 'fault.address' satisfies MessageId),
);

/** R§9: the page of an allowed house, for a frame. */
export const iframeAddressField = pipe(
  string(),
  maxLength(2_000),
  check(isIframeAddress, 'fault.frame' satisfies MessageId),
);

/** A product as the catalogue names it. */
export const productKeyField = pipe(
  string(),
  maxLength(100),
  regex(/^[\w-]+$/, 'fault.productKey' satisfies MessageId),
);

/** SITE-5: on some brands' pages the category links beside it are narrowed to the brand. */
export const brandFilterFields = { autoBrandFilter: optional(boolean()) };

export const linkField = object({ label: nameField, href: hrefField, ...brandFilterFields });

/** R§3: links of banners; their colours only where the editor chose some. */
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

/** Where an editor chose a ground and no colour of words, they can be read upon it. */
function withReadableText<T extends Colours & { readonly transparentBackground: boolean }>(
  button: T,
) {
  const ground = button.transparentBackground ? undefined : button.background;
  const colour = button.colour ?? (ground && chooseReadable(ground));
  const hoverColour =
    button.hoverColour ?? (button.hoverBackground && chooseReadable(button.hoverBackground));
  return { ...button, colour, hoverColour };
}

/** Where a file is fetched from. */
const mediaField = pipe(
  string(),
  maxLength(2_000),
  regex(/^(\/(?![/\\])|https:\/\/)[^\s<>"]*$/, 'fault.file' satisfies MessageId),
  check(canBeOpened, 'fault.address' satisfies MessageId),
);

/** R§3, R§7: where the files of a video stand, and how it plays. Each profile is a file: `{url}/{profile}`. */
export const videoField = object({
  desktop_url: mediaField,
  mobile_url: optional(mediaField),
  encoding_profiles: optional(
    pipe(array(picklist(VIDEO_PROFILES)), maxLength(VIDEO_PROFILES.length)),
    [...VIDEO_PROFILES],
  ),
  /** The first is its poster, and all there is of it where nothing may move. */
  display_images: tupleWithRest([pictureField], pictureField),
  video_autoplay: optional(boolean(), true),
  video_sound: optional(boolean(), false),
  video_controls: optional(boolean(), false),
  scroll_to_play: optional(boolean(), true),
  loopVideo: optional(boolean(), true),
});

const slidesField = pipe(number(), minValue(1), maxValue(8));

/** R§3: slides per view, controls, pagination, autoscroll. R§9: no autoplay unless the editor asks. */
export const carouselFields = {
  slidesMobile: optional(slidesField, 1.2),
  slidesDesktop: optional(slidesField, 4),
  controls: optional(boolean(), true),
  pagination: optional(boolean(), false),
  autoscroll: optional(boolean(), false),
};

/** The same, where none of them means a row of products as the house has it. */
export const productCarouselFields = {
  slidesMobile: optional(slidesField),
  slidesDesktop: optional(slidesField),
  controls: optional(boolean()),
  pagination: optional(boolean()),
  autoscroll: optional(boolean()),
};

const VERTICAL = ['top', 'middle', 'bottom'] as const;
const HORIZONTAL = ['left', 'center', 'right'] as const;
export const placeField = picklist(
  VERTICAL.flatMap((vertical) =>
    HORIZONTAL.map((horizontal) => `${vertical}-${horizontal}` as const),
  ),
);

const pixels = (from: number, to: number) => pipe(number(), minValue(from), maxValue(to));

/** R§3: one line of live text. Sizes are pixels and snap to the fixed scale. */
export const liveLineField = object({
  text: nameField,
  font: optional(picklist(['display', 'text']), 'display'),
  sizeMobile: optional(pixels(8, 200), 32),
  sizeDesktop: optional(pixels(8, 200), 64),
  kerning: optional(pixels(-10, 40)),
  lineHeight: optional(pixels(0.8, 3)),
  colour: optional(colourField),
});

export const liveTextFields = {
  lines: optional(pipe(array(liveLineField), maxLength(6)), []),
  position: optional(placeField, 'bottom-left'),
  /** The gutters of the page where none is given. */
  padding: optional(pipe(number(), integer(), minValue(0), maxValue(200))),
};

export type ContentVideo = InferOutput<typeof videoField>;
export type LiveLine = InferOutput<typeof liveLineField>;
export type ContentPlace = InferOutput<typeof placeField>;
