/** Something that is wrong with what somebody wrote: where it stands, and which message says what. */
import type { MessageValues } from './message.ts';
import type { MessageId, Text } from './text.tsx';

/** `code` is a message key of the area `content-faults`. */
export type Reason = { readonly code: MessageId; readonly values?: MessageValues };

/** `path`: of the field, `sections.0.title`. */
export type Fault = Reason & { readonly path: string };

/** `sections.0.title: is missing`, in the language of `text`. Fields are named as they are written. */
export function formatFault({ path, code, values }: Fault, text: Text): string {
  return `${path}: ${text(code, values)}`;
}
