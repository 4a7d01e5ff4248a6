/** Text with an editor's inline markup. */
import type { ReactNode } from 'react';
import { is } from 'valibot';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { type InlineNode, parseInlineMarkup } from '#features/content/text/inline-markup.ts';
import { hrefField } from './content-fields.ts';

export function InlineMarkup({ text }: { readonly text: string }) {
  return <Marks words={parseInlineMarkup(text)} />;
}

function Marks({ words }: { readonly words: readonly InlineNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are not reordered
  return words.map((marked, index) => <Mark key={index} marked={marked} />);
}

function Mark({ marked }: { readonly marked: InlineNode }) {
  if (typeof marked === 'string') return marked;
  const words = <Marks words={marked.words} />;
  if (marked.kind === 'link') return <MarkedLink {...marked}>{words}</MarkedLink>;
  return marked.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
}

type MarkedLinkProps = Pick<Extract<InlineNode, { kind: 'link' }>, 'href' | 'source'> & {
  readonly children: ReactNode;
};

/** An invalid URL is rendered as it was written. */
function MarkedLink({ href, source, children }: MarkedLinkProps) {
  if (!is(hrefField, href)) return source;
  return (
    <ContentLink href={href} className="underline underline-offset-4">
      {children}
    </ContentLink>
  );
}
