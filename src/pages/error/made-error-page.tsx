/** Editors' page for missing pages. */
import { Blocks } from '#blocks/render/blocks.tsx';
import type { MissingPage } from '#blocks/render/loaded-section.ts';
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';

export function MadeErrorPage({
  page: { title, sections, contentLanguage, removeComponentVerticalPadding },
}: {
  page: MissingPage;
}) {
  return (
    <main id="main" className={removeComponentVerticalPadding ? '' : 'pb-section'}>
      <title>{title}</title>
      <Blocks title={title} sections={sections} contentLanguage={contentLanguage} />
      <div className="page pt-section empty:hidden">
        <RecentlyViewed productKey={null} />
      </div>
    </main>
  );
}
