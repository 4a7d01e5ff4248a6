/** What a preview's window and the page in its frame say to each other. OPS-1: messages of a version, from allowed origins only. */
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

/** Goes with every message; another one is not understood. */
export const PREVIEW_VERSION = 1;

const version = literal(PREVIEW_VERSION);

const messageSchema = variant('type', [
  /** The window asks whether anybody is there. */
  object({ parade: version, type: literal('init') }),
  object({ parade: version, type: literal('init-response'), path: string(), sections: number() }),
  /** What the page is to show instead of what is saved: its sections, badges tried on its cards, and products that are chosen. */
  object({
    ...{ parade: version, type: literal('set-data') },
    sections: pipe(array(unknown()), maxLength(200)),
    badges: optional(previewBadgesSchema),
    selected: optional(pipe(array(string()), maxLength(200))),
  }),
  /** A product was pressed; whether it is chosen now. */
  object({
    parade: version,
    type: literal('product-click'),
    slug: string(),
    isSelected: optional(boolean()),
  }),
]);

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** OPS-1: whether a previewed product page has the toggle that says whether the product is chosen. */
    readonly preview?: { readonly productSelection: boolean };
  }
}

export type PreviewMessage = InferOutput<typeof messageSchema>;

type Received = Pick<MessageEvent, 'origin' | 'data'>;

/** null for every message that is not ours, and for ours from a place that is not allowed. */
export function readPreviewMessage(
  { origin, data }: Received,
  allowed: readonly string[],
): PreviewMessage | null {
  if (!allowed.includes(origin)) return null;
  const parsed = safeParse(messageSchema, data);
  return parsed.success ? parsed.output : null;
}
