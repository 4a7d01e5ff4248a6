/** The shop's words: `const text = useText(); text('pdp.lowStock', { amount: 3 })`. */
import type { I18n } from '@lingui/core';
import { createContext, useContext } from 'react';

/** Every `x.messages.ts` adds its keys here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MessageKeys {}

export type MessageId = keyof MessageKeys & string;
export type Text = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

const TextContext = createContext<Text>((id) => id);

export const TextProvider = TextContext.Provider;

export function useText(): Text {
  return useContext(TextContext);
}

export function textOf(i18n: I18n): Text {
  return (id, values) => i18n._(id, values);
}
