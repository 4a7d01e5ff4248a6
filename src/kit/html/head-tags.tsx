/** Head elements of a page that writes its metadata while it renders; React moves them to the head. */
import type { HeadTag } from './meta.ts';

export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>;
    if ('tagName' in tag) {
      const { tagName: _, ...link } = tag;
      return <link key={`${link.rel} ${link.hrefLang ?? link.type}`} {...link} />;
    }
    return <meta key={'name' in tag ? tag.name : tag.property} {...tag} />;
  });
}
