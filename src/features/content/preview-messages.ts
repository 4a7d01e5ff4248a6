/** What a preview's window and the page in its frame say to each other. OPS-1: messages of a version, from allowed origins only. */
import { array, type InferOutput, literal, maxLength, number, object, pipe, safeParse, string, unknown, variant } from 'valibot';

/** Goes with every message; another one is not understood. */
export const PREVIEW_VERSION = 1;

const version = literal(PREVIEW_VERSION);

const messageSchema = variant('type', [
  /** The window asks whether anybody is there. */
  object({ parade: version, type: literal('init') }),
  object({ parade: version, type: literal('init-response'), path: string(), sections: number() }),
  /** What the page is to show instead of what is saved. */
  object({ parade: version, type: literal('set-data'), sections: pipe(array(unknown()), maxLength(200)) }),
  object({ parade: version, type: literal('product-click'), slug: string() }),
]);

export type PreviewMessage = InferOutput<typeof messageSchema>;

type Told = Pick<MessageEvent, 'origin' | 'data'>;

/** null for every message that is not ours, and for ours from a place that is not allowed. */
export function readPreviewMessage({ origin, data }: Told, allowed: readonly string[]): PreviewMessage | null {
  if (!allowed.includes(origin)) return null;
  const parsed = safeParse(messageSchema, data);
  return parsed.success ? parsed.output : null;
}
