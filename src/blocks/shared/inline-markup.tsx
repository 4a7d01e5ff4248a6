/** Text with an editor's inline markup. */
import type { ReactNode } from 'react';
import { is } from 'valibot';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { type InlineNode, parseInlineMarkup } from '#features/content/text/inline-markup.ts';
import { hrefField } from './content-fields.ts';

export function InlineMarkup({ text }: { readonly text: string }) {
  return <Marks nodes={parseInlineMarkup(text)} />;
}

function Marks({ nodes }: { readonly nodes: readonly InlineNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are not reordered
  return nodes.map((marked, index) => <Mark key={index} marked={marked} />);
}

function Mark({ marked }: { readonly marked: InlineNode }) {
  if (typeof marked === 'string') return marked;
  const content = <Marks nodes={marked.nodes} />;
  if (marked.kind === 'link') return <MarkedLink {...marked}>{content}</MarkedLink>;
  return marked.kind === 'strong' ? <strong>{content}</strong> : <em>{content}</em>;
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
