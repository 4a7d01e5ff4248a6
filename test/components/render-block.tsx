/** Renders one block as the server does, for tests of the rules of its content. */
import { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ParsedBlock } from '#blocks/render/define-block.server.ts';
import type { Island } from '#blocks/render/islands.tsx';
import type { LoadedSection } from '#blocks/render/loaded-section.ts';
import { blocks } from '#blocks/render/render-sections.server.tsx';
import type { LanguageAttributes } from '#features/content/content.ts';
import { ContentLanguage } from '#features/content/content-language.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import type { ShopPublic } from '#request/shop.ts';
import { ShopProvider } from '#request/shop-public.tsx';

const islands = import.meta.glob<Island>('../../src/blocks/*/*.island.tsx', {
  eager: true,
  import: 'Island',
});
const { document } = new Window();

type RenderedBlock = {
  readonly content: object;
  readonly loaded?: unknown;
  /** Sections of a container block. */
  readonly sections?: readonly LoadedSection[];
  readonly isFirst?: boolean;
  readonly shop?: ShopPublic;
  readonly contentLanguage?: LanguageAttributes;
};

/** @throws Error when there is no such block, or the content is invalid. */
export function parseBlock(name: string, content: object): ParsedBlock {
  const parsed = blocks.get(name)?.parse(content);
  if (!parsed) throw new Error(`there is no block ${name}`);
  if ('reason' in parsed) throw new Error(parsed.reason);
  return parsed;
}

/** React element of the block. @throws Error when the content is invalid. */
export function elementOf(
  name: string,
  {
    content,
    loaded = null,
    sections = [],
    isFirst = false,
    shop = testShop,
    contentLanguage = {},
  }: RenderedBlock,
): ReactNode {
  const { withoutData } = parseBlock(name, content);
  const position = { isFirst, isAtPageTop: isFirst };
  const Island = islands[`../../src/blocks/${name}/${name}.island.tsx`];
  return (
    <ShopProvider value={shop}>
      <MessageKeysProvider>
        <ContentLanguage value={contentLanguage}>
          {Island ? (
            <Island
              {...position}
              content={withoutData.sent.content}
              loaded={loaded}
              sections={sections}
            />
          ) : (
            withoutData.render(position, sections)
          )}
        </ContentLanguage>
      </MessageKeysProvider>
    </ShopProvider>
  );
}

/** Validation error of the content, as `field.path: reason`; empty if it is valid. */
export function contentErrorOf(name: string, content: unknown): string {
  const parsed = blocks.get(name)?.parse(content);
  return parsed && 'reason' in parsed ? parsed.reason : '';
}

export function fits(name: string, content: object): boolean {
  return blocks.has(name) && contentErrorOf(name, content) === '';
}

/** Renders the block to HTML, with helpers to query it. */
export function renderBlock(
  name: string,
  content: object,
  more: Omit<RenderedBlock, 'content'> = {},
) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(elementOf(name, { content, ...more }));
  const all = (selector: string) => [...root.querySelectorAll(selector)];
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
