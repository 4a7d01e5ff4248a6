/** Renders one block as the server does, for tests of the rules of its content. */
import { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { blockContents, staticBlocks } from '#blocks/render/block-contents.vite.server.ts';
import type { WrittenIn } from '#features/content/content.ts';
import { ContentLanguage } from '#features/content/content-language.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import type { BlockPosition } from '#kit/define-block.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import type { ShopPublic } from '#request/shop.ts';
import { ShopProvider } from '#request/shop-public.tsx';

type Live = {
  readonly block: { readonly render: (content: unknown, place: BlockPosition) => ReactNode };
};
const lives = import.meta.glob<Live>('../src/blocks/*/*.block.tsx', { eager: true });
const { document } = new Window();

type RenderedBlock = {
  readonly content: object;
  readonly loaded?: unknown;
  readonly isFirst?: boolean;
  readonly shop?: ShopPublic;
  readonly written?: WrittenIn;
};

/** React element of the block. @throws Error when the content is invalid. */
export function elementOf(
  name: string,
  { content, loaded, isFirst = false, shop = testShop, written = {} }: RenderedBlock,
): ReactNode {
  const parsed = blockContents.get(name)?.parse(content);
  if (!parsed) throw new Error(`there is no block ${name}`);
  if ('reason' in parsed) throw new Error(parsed.reason);
  const block = staticBlocks.get(name) ?? lives[`../src/blocks/${name}/${name}.block.tsx`]?.block;
  return (
    <ShopProvider value={shop}>
      <MessageKeysProvider>
        <ContentLanguage value={written}>
          {block?.render(parsed.content, { isFirst, opensView: isFirst, loaded })}
        </ContentLanguage>
      </MessageKeysProvider>
    </ShopProvider>
  );
}

export function fits(name: string, content: object): boolean {
  const parsed = blockContents.get(name)?.parse(content);
  return parsed !== undefined && !('reason' in parsed);
}

/** Renders the block to HTML, with helpers to query it. */
export function renderBlock(
  name: string,
  content: object,
  more: Omit<RenderedBlock, 'content'> = {},
) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(elementOf(name, { content, ...more }));
  const all = (selector: string) =>
    [...root.querySelectorAll(selector)] as unknown as HTMLElement[];
  return {
    text: root.textContent,
    html: root.innerHTML,
    all,
    one: (selector: string) => all(selector)[0],
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    /** Value of a custom property in the first inline style that sets it. */
    property: (property: string) =>
      all(`[style*="${property}:"]`)[0]
        ?.getAttribute('style')
        ?.match(new RegExp(`${property}:\\s*([^;]+)`))?.[1],
  };
}
