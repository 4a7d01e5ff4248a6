/**
 * A validation fault in hand-written content: the path of the field, and the message that explains
 * it.
 */
import type { MessageValues } from './message.ts';
import type { MessageId, Text } from './text.tsx';

/** `code` is a message key of the namespace `content-faults`. */
export type Reason = { readonly code: MessageId; readonly values?: MessageValues };

/** `path` is the path of the field, such as `sections.0.title`. */
export type Fault = Reason & { readonly path: string };

/** `sections.0.title: is missing`, in the language of `text`. Paths are not translated. */
export function formatFault({ path, code, values }: Fault, text: Text): string {
  return `${path}: ${text(code, values)}`;
}
