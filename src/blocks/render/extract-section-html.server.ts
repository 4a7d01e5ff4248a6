/** Takes the HTML out of sections, so that a document does not contain it twice. */
import type { LoadedSection } from './loaded-section.ts';

export function extractSectionHtml(sections: readonly LoadedSection[]): {
  without: LoadedSection[];
  htmlById: Map<string, string>;
} {
  const htmlById = new Map<string, string>();
  return { without: sections.map((section) => extractFrom(section, htmlById)), htmlById };
}

function extractFrom(section: LoadedSection, htmlById: Map<string, string>): LoadedSection {
  if (!section.isStatic) {
    const { sections } = section;
    return sections
      ? { ...section, sections: sections.map((item) => extractFrom(item, htmlById)) }
      : section;
  }
  const { html, ...rest } = section;
  if (html !== undefined) htmlById.set(section.id, html);
  return rest;
}
