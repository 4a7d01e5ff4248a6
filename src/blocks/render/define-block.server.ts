/** Definition of a block; the types of its content and data stay inside, for one list of all. */
import { createElement, type ReactNode } from 'react';
import { safeParse } from 'valibot';
import { type Fault, formatFault } from '#i18n/fault.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { findReason, readPath } from '#i18n/schema-faults.ts';
import type { BlockContentDefinition } from '#kit/define-block-content.ts';
import type { Shop } from '#request/shop.ts';
import type { BlockPosition, BlockProps } from './block-props.ts';
import type { HydratedSection, LoadedSection, VisibilityRule } from './loaded-section.ts';

/**
 * - `never`: HTML only; neither code nor content is sent to the browser
 * - `visible`: hydrated when it comes near the viewport
 * - `scrolled`: also after scrolling some distance, for a block that is fixed in the viewport
 * - `with-sections`: a container, hydrated only if a section within it is
 */
export type Hydration = 'never' | 'visible' | 'scrolled' | 'with-sections';

type BlockDefinition<Content extends object, Loaded> = {
  readonly content: BlockContentDefinition<Content>;
  /** Loads the data that the content only refers to, such as the products of a category. */
  readonly load?: (shop: Shop, content: Content) => Promise<Loaded | null>;
  readonly hydrate: Hydration;
  /** A component; unless `hydrate` is `never`, the `Island` of the block's `*.island.tsx`. */
  readonly render: (props: BlockProps<Content, Loaded>) => ReactNode;
  readonly visibility?: (content: Content) => VisibilityRule | undefined;
};

export type Block = {
  /** The name of the block's folder. */
  readonly name: string;
  /** `reason` names the field that does not fit and why, in English, for logs. */
  readonly parse: (section: unknown) => ParsedBlock | { readonly reason: string };
  /** All faults, for editors; includes fields that the block does not have. */
  readonly listFaults: (section: unknown) => readonly Fault[];
};

export type ParsedBlock = {
  readonly hydrate: Hydration;
  readonly visibility: VisibilityRule | undefined;
  /** Sections of a container, which are not parsed yet. */
  readonly sections: readonly unknown[] | undefined;
  /** Absent if the block needs its content only. */
  readonly load?: (shop: Shop) => Promise<LoadedBlock>;
  /** The block before its `load`, or when that fails. */
  readonly withoutData: LoadedBlock;
};

export type LoadedBlock = {
  readonly render: (position: BlockPosition, sections: readonly LoadedSection[]) => ReactNode;
  /** Sent to the browser if the section is hydrated. */
  readonly sent: Pick<HydratedSection, 'content' | 'loaded'>;
};

export function defineBlock<Content extends object, Loaded>(
  definition: BlockDefinition<Content, Loaded>,
): Block {
  const { name, schema, listFaults } = definition.content;
  return {
    name,
    listFaults,
    parse(section) {
      const parsed = safeParse(schema, section);
      if (parsed.success) return openBlock(definition, parsed.output);
      const [issue] = parsed.issues;
      const fault = { path: readPath(issue) || 'content', ...findReason(issue) };
      return { reason: formatFault(fault, findMessages(LOG_LOCALE)) };
    },
  };
}

const LOG_LOCALE = 'en-GB';

function openBlock<Content extends object, Loaded>(
  { hydrate, load, visibility, render }: BlockDefinition<Content, Loaded>,
  content: Content,
): ParsedBlock {
  const { sections, ...sent } = splitSections(content);
  const withData = (loaded: Loaded | null): LoadedBlock => ({
    render: (position, inner) =>
      createElement(render, { ...position, content, loaded, sections: inner }),
    sent: load ? { ...sent, loaded } : sent,
  });
  return {
    hydrate,
    sections,
    visibility: visibility?.(content),
    withoutData: withData(null),
    ...(load && { load: async (shop) => withData(await load(shop, content)) }),
  };
}

/** Takes the sections out of a container's content: they are parsed and loaded on their own. */
function splitSections(content: object): {
  readonly content: object;
  readonly sections: readonly unknown[] | undefined;
} {
  if (!('sections' in content && Array.isArray(content.sections)))
    return { content, sections: undefined };
  const { sections, ...rest } = content;
  return { content: rest, sections };
}
