/** Details of the custom events that the document receives during a test. */
import { onTestFinished } from 'vitest';
import { detailOf } from '../expect-defined.ts';

/** The returned list grows with each event of this name until the test ends. */
export function collectDetails(name: string): readonly unknown[] {
  const details: unknown[] = [];
  const listen = (event: Event) => void details.push(detailOf(event));
  document.addEventListener(name, listen);
  onTestFinished(() => document.removeEventListener(name, listen));
  return details;
}
