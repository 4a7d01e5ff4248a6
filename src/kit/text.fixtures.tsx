/** Words for component tests that look at what is put into them: `pdp.lowStock(3)`. */
import type { ReactNode } from 'react';
import { WordsProvider } from './text.tsx';

const telling = {
  text: (id: string, values?: Readonly<Record<string, unknown>>) =>
    values ? `${id}(${Object.values(values).join(', ')})` : id,
  need: () => null,
};

export function TellingWords({ children }: { readonly children: ReactNode }) {
  return <WordsProvider value={telling}>{children}</WordsProvider>;
}
