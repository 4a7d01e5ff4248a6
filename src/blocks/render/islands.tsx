/** Islands, the hydrated blocks: bundled on the server, lazy-loaded in the browser. */
import { type ComponentType, lazy } from 'react';
import { whenNearViewport } from '#hydration/when-near-viewport.browser.ts';
import type { BlockProps } from './block-props.ts';
import type { HydratedSection } from './loaded-section.ts';
import { whenScrolledFar } from './when-scrolled-far.browser.ts';

/** Its own props are of a narrower type: the block's definition on the server has checked them. */
export type Island = ComponentType<BlockProps<object>>;
type HydratedProps = { readonly section: HydratedSection };

const loads = import.meta.glob<Island>('../*/*.island.tsx', { import: 'Island' });
const ready = new Map<string, Island>();
const components = new Map<string, ComponentType<HydratedProps>>();

/** Registers islands whose code is loaded, by path; on the server, all of them at start. */
export function registerIslands(islands: Readonly<Record<string, Island>>): void {
  for (const [path, island] of Object.entries(islands)) ready.set(path, island);
}

const pathOf = (name: string) => `../${name}/${name}.island.tsx`;

/**
 * One component per block, so that React keeps its state. A section that loads near the viewport
 * gets a separate one.
 */
export function componentOf(
  { block: name, id, isFixed }: HydratedSection,
  waits: boolean,
): ComponentType<HydratedProps> {
  const island = ready.get(pathOf(name));
  if (!waits || island) {
    const component =
      components.get(name) ?? (island ? withProps(island) : lazyIsland(name, Promise.resolve()));
    components.set(name, component);
    return component;
  }
  const section = document.getElementById(id);
  return lazyIsland(
    name,
    isFixed
      ? Promise.race([whenScrolledFar(), whenNearViewport(section)])
      : whenNearViewport(section),
  );
}

async function loadIsland(path: string): Promise<Island> {
  const island = ready.get(path) ?? (await loads[path]?.()) ?? (() => null);
  ready.set(path, island);
  return island;
}

function lazyIsland(name: string, moment: Promise<void>): ComponentType<HydratedProps> {
  return lazy(async () => {
    await moment;
    return { default: withProps(await loadIsland(pathOf(name))) };
  });
}

function withProps(Island: Island): ComponentType<HydratedProps> {
  return ({ section: { content, loaded = null, sections = [] } }) => (
    <Island
      content={content}
      loaded={loaded}
      sections={sections}
      isFirst={false}
      isAtPageTop={false}
    />
  );
}
