/** Renders a page's sections: server HTML, and client components with lazy-loaded code. */
import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import type { LanguageAttributes } from '#features/content/content.ts';
import { ContentLanguage } from '#features/content/content-language.ts';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { useSectionHtml } from '#hydration/section-html.ts';
import { ServerHtml } from '#hydration/server-html.tsx';
import { componentOf } from './islands.tsx';
import {
  dependsOnVisitor,
  type HydratedSection,
  isVisibleTo,
  type LoadedSection,
  type StaticSection,
  type VisibilityRule,
} from './loaded-section.ts';
import { SectionErrorBoundary } from './section-error-boundary.tsx';
import { useFadeIn } from './use-fade-in.ts';
import { useHydrateWhenNear } from './use-hydrate-when-near.ts';

/** Sections after these are lazy-loaded. */
const EAGER_SECTIONS = 2;
const NO_LANGUAGE_ATTRIBUTES: LanguageAttributes = {};

type BlocksProps = {
  readonly sections: readonly LoadedSection[];
  /** Title of the page, as a visually hidden `h1` when no section contains one. */
  readonly title?: string;
  readonly contentLanguage?: LanguageAttributes;
};

/** Sections of a page. The key makes React remount them for another page or version. */
export function Blocks({ sections, title, contentLanguage = NO_LANGUAGE_ATTRIBUTES }: BlocksProps) {
  const [first] = sections;
  const isOpened = first?.isStatic && first.opensPage;
  return (
    <>
      {title && !isOpened && (
        <h1 className="sr-only" {...contentLanguage}>
          {title}
        </h1>
      )}
      <SectionList key={first?.id} sections={sections} contentLanguage={contentLanguage} />
    </>
  );
}

function SectionList({
  sections,
  contentLanguage,
}: {
  sections: readonly LoadedSection[];
  contentLanguage: LanguageAttributes;
}) {
  const list = useRef<HTMLDivElement>(null);
  useFadeIn(list);
  useHydrateWhenNear(list);
  return (
    <div ref={list} className="contents" {...contentLanguage}>
      <ContentLanguage value={contentLanguage}>
        {sections.map((section, index) => (
          // Sections that depend on the sign-in status are not lazy-loaded, so that they appear as
          // soon as it is known.
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

/** Sections in a container block, hydrated together with it. */
export function InnerBlocks({ sections }: { sections: readonly LoadedSection[] }) {
  return sections.map((section) => <Section key={section.id} section={section} isEager />);
}

type SectionProps = { readonly section: LoadedSection; readonly isEager: boolean };

function Section({ section, isEager }: SectionProps) {
  if (section.visibility)
    return (
      <SignInVisibility rule={section.visibility}>{(hidden) => show(hidden)}</SignInVisibility>
    );
  return show(false);

  function show(hidden: boolean) {
    if (section.isStatic) return <StaticSectionHtml section={section} hidden={hidden} />;
    return (
      <SectionErrorBoundary id={section.id} hidden={hidden}>
        <div id={section.id} className="section" hidden={hidden}>
          <HydratedSectionPart section={section} isEager={isEager} />
        </div>
      </SectionErrorBoundary>
    );
  }
}

function SignInVisibility({
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
 * Hydration boundary: the server HTML stays until the section's code has loaded, unless React
 * renders the section again before. On client-side navigation, the previous page stays instead.
 */
const HydratedSectionPart = memo(function HydratedSectionPart({
  section,
  isEager,
}: HydratedPartProps) {
  const [cameAsHtml] = useState(
    () => import.meta.env.SSR || document.getElementById(section.id) !== null,
  );
  const [Component] = useState(() => componentOf(section, cameAsHtml && !isEager));
  const part = <Component section={section} />;
  return cameAsHtml ? <Suspense fallback={null}>{part}</Suspense> : part;
});
