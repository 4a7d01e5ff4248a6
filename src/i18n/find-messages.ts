/** Messages of every language, for server code that writes outside a page, such as emails. */
import type { Text } from './text.tsx';

let textOf: (tag: string) => Text = () => (id) => id;

/** Called once, by the module that has loaded the messages. */
export function provideMessages(source: (tag: string) => Text): void {
  textOf = source;
}

/** Returns the keys themselves until messages are provided. */
export function findMessages(tag: string): Text {
  return textOf(tag);
}
