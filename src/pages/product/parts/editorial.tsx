/** PDP-12: editorial content of a product, and recently viewed products below it. */
import { useRef } from 'react';
import type { StaticSection } from '#blocks/render/loaded-section.ts';
import { useHydrateWhenNear } from '#blocks/render/use-hydrate-when-near.ts';
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';
import { useSectionHtml } from '#hydration/section-html.ts';
import { ServerHtml } from '#hydration/server-html.tsx';

export type EditorialProps = {
  readonly sections: readonly StaticSection[];
  readonly productKey: string;
};

export function Editorial({ sections, productKey }: EditorialProps) {
  const list = useRef<HTMLDivElement>(null);
  useHydrateWhenNear(list);
  return (
    <>
      <div ref={list} className="-mx-4 md:-mx-6 lg:-mx-12">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
      <RecentlyViewed productKey={productKey} />
    </>
  );
}

function Section({ section: { id, html } }: { readonly section: StaticSection }) {
  const sentHtml = useSectionHtml(id);
  return <ServerHtml id={id} html={html ?? sentHtml} />;
}
