/** Words a refusal for whoever asked: S§8 shows the text that the server returned. */
import type { Problem } from './problem.ts';
import type { MessageId } from './text.tsx';
import { findText } from './texts.ts';

/** In the shop's words where it has some for the code, else in the house's English. `tag` names the language. */
export function tellProblem({ code, message, details: { available = 0 } }: Problem, tag: string): string {
  const words = findText(tag)(code as MessageId, { available });
  return words === code ? message : words;
}
