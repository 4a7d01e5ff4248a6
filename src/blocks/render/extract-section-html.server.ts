/** Takes the HTML out of sections, so that a document does not contain it twice. */
import { type LoadedSection, listInner } from './loaded-section.ts';

export function extractSectionHtml(sections: readonly LoadedSection[]): {
  without: LoadedSection[];
  htmlById: Map<string, string>;
} {
  const htmlById = new Map<string, string>();
  return { without: sections.map((section) => extractFrom(section, htmlById)), htmlById };
}

function extractFrom(section: LoadedSection, htmlById: Map<string, string>): LoadedSection {
  if (!section.isStatic) {
    const sections = listInner(section).map((one) => extractFrom(one, htmlById));
    return sections.length > 0
      ? { ...section, content: { ...section.content, sections } }
      : section;
  }
  const { html, ...rest } = section;
  if (html !== undefined) htmlById.set(section.id, html);
  return rest;
}
