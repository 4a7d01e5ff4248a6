/** Page of a 404 that editors have written. */
import { Blocks } from '#blocks/render/blocks.tsx';
import type { NotFoundPage } from '#blocks/render/loaded-section.ts';
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';

export function EditorNotFoundPage({
  page: { title, sections, contentLanguage, removeComponentVerticalPadding },
}: {
  page: NotFoundPage;
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
