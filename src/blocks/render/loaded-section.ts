/** Types of loaded sections: server HTML, or content for a client component. */
import type { LanguageAttributes } from '#features/content/content.ts';

/** Visitors who do not see a section. Its HTML is hidden until the sign-in status is known. */
export type VisibilityRule = {
  readonly hideForLoggedInUsers: boolean;
  readonly hideForGuestUsers: boolean;
};

export type SectionIdentity = {
  readonly id: string;
  /** Name of the block. */
  readonly block: string;
  readonly visibility?: VisibilityRule;
};

/**
 * Server HTML; no code or content is sent for it. `html` is set for client-side navigation only,
 * else it is in the document.
 */
export type StaticSection = SectionIdentity & {
  readonly isStatic: true;
  readonly html?: string;
  /** Contains the heading of the page. */
  readonly opensPage?: true;
};

/** Rendered by its component on the server and hydrated in the browser. */
export type HydratedSection = SectionIdentity & {
  readonly isStatic: false;
  readonly content: object;
  readonly loaded?: unknown;
  /** Sections within a container block. */
  readonly sections?: readonly LoadedSection[];
  /** Fixed in the viewport: hydrated after scrolling, wherever the section is on the page. */
  readonly isFixed?: true;
};

export type LoadedSection = StaticSection | HydratedSection;

/** Page that editors made for a 404 (SITE-4). */
export type NotFoundPage = {
  readonly title: string;
  readonly sections: readonly LoadedSection[];
  readonly contentLanguage: LanguageAttributes;
  readonly removeComponentVerticalPadding: boolean;
};

/** False while the status is unknown, then by the rule. */
export function isVisibleTo(
  status: 'unknown' | 'guest' | 'customer',
  rule: VisibilityRule,
): boolean {
  if (status === 'unknown') return false;
  return status === 'guest' ? !rule.hideForGuestUsers : !rule.hideForLoggedInUsers;
}

/** True for a section with inner sections that only some visitors see, at any depth. */
export function dependsOnVisitor(section: LoadedSection): boolean {
  return (
    !section.isStatic &&
    section.sections?.some(
      (candidate) => candidate.visibility !== undefined || dependsOnVisitor(candidate),
    ) === true
  );
}

/** Maximum nesting of sections, counted from the page. */
export const MAX_DEPTH = 4;

/** Schema id of a section that is not parsed yet; null when it has none. */
export function schemaIdOf(section: unknown): string | null {
  if (typeof section !== 'object' || section === null || !('_meta' in section)) return null;
  const { _meta } = section;
  return typeof _meta === 'object' &&
    _meta !== null &&
    'schema' in _meta &&
    typeof _meta.schema === 'string'
    ? _meta.schema
    : null;
}
