/** The words of every language, for those on the server who write outside a page: mails. */
import type { Text } from './text.tsx';

let find: (tag: string) => Text = () => (id) => id;

/** Called once, by whoever has the words. */
export function provideMessages(source: (tag: string) => Text): void {
  find = source;
}

/** Keys stand for themselves where nobody has provided words. */
export function findMessages(tag: string): Text {
  return find(tag);
}
