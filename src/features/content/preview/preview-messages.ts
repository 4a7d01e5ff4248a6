/** Messages between the preview window and the page in its iframe, from allowed origins (OPS-1). */
import {
  array,
  boolean,
  type InferOutput,
  literal,
  maxLength,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';
import { previewBadgesSchema } from './preview-badges.ts';
import { previewVariantsSchema } from './preview-variants.ts';

/** Part of every message; other versions are ignored. */
export const PREVIEW_VERSION = 1;

const version = literal(PREVIEW_VERSION);

const messageSchema = variant('type', [
  /** From the window: requests an `init-response`. */
  object({ parade: version, type: literal('init') }),
  object({ parade: version, type: literal('init-response'), path: string(), sections: number() }),
  /**
   * From the window: sections to render, badges to try, slugs of selected products, and variants of
   * experiments by name.
   */
  object({
    ...{ parade: version, type: literal('set-data') },
    sections: pipe(array(unknown()), maxLength(200)),
    badges: optional(previewBadgesSchema),
    selected: optional(pipe(array(string()), maxLength(200))),
    variants: optional(previewVariantsSchema),
  }),
  /** From the page: a product was clicked; `isSelected` is its new state. */
  object({
    parade: version,
    type: literal('product-click'),
    slug: string(),
    isSelected: optional(boolean()),
  }),
]);

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** OPS-1: adds a selection toggle to previewed product pages. */
    readonly preview?: { readonly productSelection: boolean };
  }
}

export type PreviewMessage = InferOutput<typeof messageSchema>;

type Received = Pick<MessageEvent, 'origin' | 'data'>;

/** Null for a message of another format, or from an origin that is not allowed. */
export function parsePreviewMessage(
  { origin, data }: Received,
  allowed: readonly string[],
): PreviewMessage | null {
  if (!allowed.includes(origin)) return null;
  const parsed = safeParse(messageSchema, data);
  return parsed.success ? parsed.output : null;
}
