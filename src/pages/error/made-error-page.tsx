/** Editors' page for missing pages. */
import { Blocks } from '#blocks/render/blocks.tsx';
import type { MissingPage } from '#blocks/render/loaded-section.ts';

export function MadeErrorPage({
  page: { title, sections, contentLanguage, removeComponentVerticalPadding },
}: {
  page: MissingPage;
}) {
  return (
    <main id="main" className={removeComponentVerticalPadding ? '' : 'pb-12 lg:pb-20'}>
      <title>{title}</title>
      <Blocks title={title} sections={sections} contentLanguage={contentLanguage} />
    </main>
  );
}
