/** Components of client blocks: bundled on the server, lazy-loaded in the browser. */
import { type ComponentType, lazy } from 'react';
import { whenNearViewport } from '#hydration/when-near-viewport.browser.ts';
import type { Block } from '#kit/define-block.tsx';
import type { HydratedSection } from './loaded-section.ts';
import { whenScrolledFar } from './when-scrolled-far.browser.ts';

/** Fixed in the viewport: loaded after scrolling, wherever the section is on the page. */
const FOLLOWS_THE_WINDOW: ReadonlySet<string> = new Set(['back-to-top']);

export type HydratedProps = { readonly section: HydratedSection };

const loads = import.meta.glob<Block>('../*/*.block.tsx', { import: 'block' });
const ready = new Map<string, Block>();
const components = new Map<string, ComponentType<HydratedProps>>();

/** Registers blocks whose code is loaded; on the server, all of them at start. */
export function keepReady(blocks: ReadonlyMap<string, Block>): void {
  for (const [name, block] of blocks) ready.set(name, block);
}

/**
 * One component per block, so that React keeps its state. A section that loads near the viewport
 * gets a separate one.
 */
export function componentOf(
  { block: name, id }: HydratedSection,
  waits: boolean,
): ComponentType<HydratedProps> {
  const block = ready.get(name);
  if (!waits || block) {
    const known =
      components.get(name) ??
      (block ? componentOfBlock(block) : lazyBlock(name, Promise.resolve()));
    components.set(name, known);
    return known;
  }
  const section = document.getElementById(id);
  return lazyBlock(
    name,
    FOLLOWS_THE_WINDOW.has(name)
      ? Promise.race([whenScrolledFar(), whenNearViewport(section)])
      : whenNearViewport(section),
  );
}

async function loadBlock(name: string): Promise<Block> {
  const block = ready.get(name) ??
    (await loads[`../${name}/${name}.block.tsx`]?.()) ?? { render: () => null };
  ready.set(name, block);
  return block;
}

function lazyBlock(name: string, moment: Promise<void>): ComponentType<HydratedProps> {
  return lazy(async () => {
    await moment;
    return { default: componentOfBlock(await loadBlock(name)) };
  });
}

function componentOfBlock(block: Block): ComponentType<HydratedProps> {
  return ({ section }) =>
    block.render(section.content, { isFirst: false, opensView: false, loaded: section.loaded });
}
