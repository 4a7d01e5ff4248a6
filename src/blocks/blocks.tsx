/** Shows a page's sections. Static ones are HTML already; a live one's code comes when it is needed. */
import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { useHydrateWhenNear } from '#blocks/use-hydrate-when-near.ts';
import type { WrittenIn } from '#features/content/content.ts';
import { ContentLanguage } from '#features/content/content-language.ts';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { useSectionHtml } from '#hydration/section-html.ts';
import { ServerHtml } from '#hydration/server-html.tsx';
import { componentOf } from './block-components.tsx';
import {
  dependsOnVisitor,
  type HydratedSection,
  isVisibleTo,
  type LoadedSection,
  type StaticSection,
  type VisibilityRule,
} from './loaded-section.ts';
import { SectionGuard } from './section-guard.tsx';
import { useFadeIn } from './use-fade-in.ts';

/** R§9: lazy loading from the third section on. */
const EAGER_SECTIONS = 2;
const AS_THE_PAGE: WrittenIn = {};

type BlocksProps = {
  readonly sections: readonly LoadedSection[];
  /** The page's, read out where no section shows a heading of the page. */
  readonly title?: string;
  readonly written?: WrittenIn;
};

/** A page's own sections; those of another page, or of another edition, have ids of their own and begin anew. */
export function Blocks({ sections, title, written = AS_THE_PAGE }: BlocksProps) {
  const [first] = sections;
  const isOpened = first?.isStatic && first.opensPage;
  return (
    <>
      {title && !isOpened && (
        <h1 className="sr-only" {...written}>
          {title}
        </h1>
      )}
      <SectionList key={first?.id} sections={sections} written={written} />
    </>
  );
}

function SectionList({
  sections,
  written,
}: {
  sections: readonly LoadedSection[];
  written: WrittenIn;
}) {
  const list = useRef<HTMLDivElement>(null);
  useFadeIn(list);
  useHydrateWhenNear(list);
  return (
    <div ref={list} className="contents" {...written}>
      <ContentLanguage value={written}>
        {sections.map((section, index) => (
          // What appears once it is known who is there appears at once, before it is scrolled into view.
          <Section
            key={section.id}
            section={section}
            isEager={index < EAGER_SECTIONS || dependsOnVisitor(section)}
          />
        ))}
      </ContentLanguage>
    </div>
  );
}

/** Sections within a section, woken with it. */
export function InnerBlocks({ sections }: { sections: readonly LoadedSection[] }) {
  return sections.map((section) => <Section key={section.id} section={section} isEager />);
}

type SectionProps = { readonly section: LoadedSection; readonly isEager: boolean };

function Section({ section, isEager }: SectionProps) {
  if (section.visibility)
    return <ByStatus rule={section.visibility}>{(hidden) => show(hidden)}</ByStatus>;
  return show(false);

  function show(hidden: boolean) {
    if (section.isStatic) return <StaticSectionHtml section={section} hidden={hidden} />;
    return (
      <SectionGuard id={section.id} hidden={hidden}>
        <div id={section.id} className="section" hidden={hidden}>
          <HydratedSectionPart section={section} isEager={isEager} />
        </div>
      </SectionGuard>
    );
  }
}

function ByStatus({
  rule,
  children,
}: {
  rule: VisibilityRule;
  children: (hidden: boolean) => ReactNode;
}) {
  const { status } = useShopper();
  return children(!isVisibleTo(status, rule));
}

function StaticSectionHtml({
  section: { id, html },
  hidden,
}: {
  section: StaticSection;
  hidden: boolean;
}) {
  const sentHtml = useSectionHtml(id);
  return <ServerHtml id={id} className="section" html={html ?? sentHtml} hidden={hidden} />;
}

type HydratedPartProps = { readonly section: HydratedSection; readonly isEager: boolean };

/**
 * A page that came as HTML keeps it while a section's code is on its way, as long as nothing draws the part
 * anew before; on a page that the browser draws itself, the page before it stays until the code is there.
 */
const HydratedSectionPart = memo(function HydratedSectionPart({
  section,
  isEager,
}: HydratedPartProps) {
  const [cameAsHtml] = useState(
    () => import.meta.env.SSR || document.getElementById(section.id) !== null,
  );
  const [Component] = useState(() => componentOf(section, cameAsHtml && !isEager));
  const sentHtml = <Component section={section} />;
  return cameAsHtml ? <Suspense fallback={null}>{sentHtml}</Suspense> : sentHtml;
});
