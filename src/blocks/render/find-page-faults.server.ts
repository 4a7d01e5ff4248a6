/**
 * Finds faults of a page being edited, the same that the content command reports. Like
 * `render-sections.server.tsx`, which finds the blocks by `import.meta.glob`, it needs Vite.
 */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import type { ContentPage } from '#features/content/content.ts';
import { checkPages } from '#features/content/edit/check-pages.server.ts';
import { createContentAdmin } from '#features/content/edit/content-admin.server.ts';
import { type Fault, formatFault } from '#i18n/fault.ts';
import { findMessages } from '#i18n/find-messages.ts';
import type { Shop } from '#request/shop.ts';
import { listSectionFaults } from './list-section-faults.ts';
import { blocks } from './render-sections.server.tsx';

/** Messages in the language of the page. */
export type PageFaults = {
  /** Sections that do not match their block's schema, and would not be rendered. */
  readonly schemaFaults: readonly string[];
  /** Broken references, missing alternative texts and low contrast. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
};

export async function findPageFaults(shop: Shop, page: ContentPage): Promise<PageFaults> {
  const { contentEditing, catalogue, pictures } = shop.ports;
  const contentAdmin = createContentAdmin(
    { contentEditing, catalogue, pictures, scopes: [scopeOf(shop)] },
    () => shop.now,
  );
  const name = { fascia: shop.fascia.code, locale: shop.locale.tag, path: page.path };
  const issues = await checkPages([{ file: '', name, page }], contentAdmin, {
    listSectionFaults: () => [],
    now: shop.now,
  });
  const text = findMessages(shop.locale.tag);
  const formatIssue = (fault: Fault) => formatFault(fault, text);
  return {
    schemaFaults: listSectionFaults(blocks, page.sections).map(formatIssue),
    faults: issues.filter(({ isWarning }) => !isWarning).map(formatIssue),
    warnings: issues.filter(({ isWarning }) => isWarning).map(formatIssue),
  };
}
