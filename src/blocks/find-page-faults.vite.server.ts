/** What of a page's sections does not fit its blocks, for whoever writes them. */
import { blockContents } from './block-contents.vite.server.ts';
import { parseSection } from './parse-section.ts';

/** `sections.2.title: …`; empty when all of it fits. */
export function listContentFaults(sections: readonly unknown[], path = 'sections'): string[] {
  return sections.flatMap((section, index) => {
    const parsed = parseSection(section, blockContents);
    const place = `${path}.${index}`;
    if ('reason' in parsed) return [`${place}: ${parsed.reason}`];
    const { sections: inner } = parsed.content;
    return Array.isArray(inner) ? listContentFaults(inner, `${place}.sections`) : [];
  });
}
