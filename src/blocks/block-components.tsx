/** The components of live blocks: all of them on the server, in the browser each when it is needed. */
import { type ComponentType, lazy } from 'react';
import { whenNearViewport } from '#hydration/when-near-viewport.browser.ts';
import type { Block } from '#kit/define-block.tsx';
import type { HydratedSection } from './loaded-section.ts';
import { whenScrolledFar } from './when-scrolled-far.browser.ts';

/** Seen in the window, wherever on the page they stand. */
const FOLLOWS_THE_WINDOW: ReadonlySet<string> = new Set(['back-to-top']);

export type HydratedProps = { readonly section: HydratedSection };

const loads = import.meta.glob<Block>('./*/*.block.tsx', { import: 'block' });
const ready = new Map<string, Block>();
const components = new Map<string, ComponentType<HydratedProps>>();

/** The server has them all from its start. */
export function keepReady(blocks: ReadonlyMap<string, Block>): void {
  for (const [name, block] of blocks) ready.set(name, block);
}

/** One component per block, so that React finds it again; one of its own for a section that waits to be near. */
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
    (await loads[`./${name}/${name}.block.tsx`]?.()) ?? { render: () => null };
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
