/** Takes the HTML out of sections, so that a document that shows it does not carry it twice. */
import type { LoadedSection } from '#blocks/loaded-section.ts';

export function takeDrawn(sections: readonly LoadedSection[]): {
  without: LoadedSection[];
  drawn: Map<string, string>;
} {
  const drawn = new Map<string, string>();
  return { without: sections.map((section) => takeFrom(section, drawn)), drawn };
}

function takeFrom(section: LoadedSection, drawn: Map<string, string>): LoadedSection {
  if (!section.isStatic) {
    const { sections } = section.content;
    if (!Array.isArray(sections)) return section;
    const inner = (sections as readonly LoadedSection[]).map((one) => takeFrom(one, drawn));
    return { ...section, content: { ...section.content, sections: inner } };
  }
  const { html, ...rest } = section;
  if (html !== undefined) drawn.set(section.id, html);
  return rest;
}
