/** Hash by which an order names the version of a page that was accepted with it. */
import { createHash } from 'node:crypto';
import type { ContentPage } from '../content.ts';

/** SHA-256 in hexadecimal of title, description and sections. */
export function hashPageText({
  title,
  description,
  sections,
}: Pick<ContentPage, 'title' | 'description' | 'sections'>): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, sections]))
    .digest('hex');
}
