/** PDP-12: editors' words, pictures and videos beside a product. */
import { useRef } from 'react';
import { useDrawnSection } from '#blocks/drawn-sections.ts';
import type { StaticSection } from '#blocks/loaded-section.ts';
import { useWokenParts } from '#blocks/use-woken-parts.ts';
import { StaticPart } from '#kit/static-part.tsx';

export function Editorial({ sections }: { readonly sections: readonly StaticSection[] }) {
  const list = useRef<HTMLDivElement>(null);
  useWokenParts(list);
  return (
    <div ref={list} className="-mx-4 md:-mx-6 lg:-mx-12">
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { id, html } }: { readonly section: StaticSection }) {
  const drawn = useDrawnSection(id);
  return <StaticPart id={id} html={html ?? drawn} />;
}
