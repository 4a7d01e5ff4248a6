/** Messages of every language, for server code that writes outside a page, such as emails. */
import type { Text } from './text.tsx';

let find: (localeTag: string) => Text = () => (id) => id;

/** Called once, by the module that has loaded the messages. */
export function provideMessages(source: (localeTag: string) => Text): void {
  find = source;
}

/** Returns the keys themselves until messages are provided. */
export function findMessages(localeTag: string): Text {
  return find(localeTag);
}
