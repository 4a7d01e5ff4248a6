/** A content section ready to show: either HTML that never changes, or what its component draws. */
import type { WrittenIn } from '#features/content/content.ts';

/** Who may see a section; its HTML waits hidden until the browser knows who is there (R§5). */
export type VisibilityRule = {
  readonly hideForLoggedInUsers: boolean;
  readonly hideForGuestUsers: boolean;
};

export type SectionPlace = {
  readonly id: string;
  /** The block's name. */
  readonly block: string;
  readonly visibility?: VisibilityRule;
};

/** No code and no content travels for it. Its HTML is in the document; only a page that the browser draws is given it. */
export type StaticSection = SectionPlace & {
  readonly isStatic: true;
  readonly html?: string;
  /** The heading of the page is in it. */
  readonly opensPage?: true;
};

/** Drawn by its component, on the server and in the browser. */
export type HydratedSection = SectionPlace & {
  readonly isStatic: false;
  readonly content: Readonly<Record<string, unknown>>;
  readonly loaded?: unknown;
};

export type LoadedSection = StaticSection | HydratedSection;

/** What editors show where there is no page (SITE-4). */
export type MissingPage = {
  readonly title: string;
  readonly sections: readonly LoadedSection[];
  readonly written: WrittenIn;
  readonly removeComponentVerticalPadding: boolean;
};

/** R§5: hidden while the status is unknown, and from those whom the rule names. */
export function isVisibleTo(
  status: 'unknown' | 'guest' | 'customer',
  rule: VisibilityRule,
): boolean {
  if (status === 'unknown') return false;
  return status === 'guest' ? !rule.hideForGuestUsers : !rule.hideForLoggedInUsers;
}

/** True for a section with inner sections that only some visitors see, at any depth. */
export function dependsOnVisitor(section: LoadedSection): boolean {
  if (section.isStatic) return false;
  const inner = (section.content.sections ?? []) as readonly LoadedSection[];
  return inner.some((one) => one.visibility !== undefined || dependsOnVisitor(one));
}

/** What any section says of itself before it is parsed; null when it does not even name a schema. */
export function readSchemaId(section: unknown): string | null {
  if (typeof section !== 'object' || section === null || !('_meta' in section)) return null;
  const { _meta } = section;
  return typeof _meta === 'object' &&
    _meta !== null &&
    'schema' in _meta &&
    typeof _meta.schema === 'string'
    ? _meta.schema
    : null;
}
