/** Draws a page's sections. The server draws them all at once; a browser fetches a block's code when it needs it. */
import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import type { Block, BlockPlace } from '#kit/define-block.tsx';
import type { LoadedSection } from './loaded-section.ts';
import { useFadeIn } from './use-fade-in.ts';
import { whenNear } from './when-near.browser.ts';

/** R§9: lazy loading from the third section on. */
const EAGER_SECTIONS = 2;

const loads = import.meta.glob<Block>('./*/*.block.tsx', { import: 'block' });
const ready = new Map<string, Block>();

if (import.meta.env.SSR) await Promise.all(Object.keys(loads).map((path) => loadBlock(path.split('/')[1] ?? '')));

async function loadBlock(name: string): Promise<Block> {
  const block = ready.get(name) ?? (await loads[`./${name}/${name}.block.tsx`]?.()) ?? { draw: () => null };
  ready.set(name, block);
  return block;
}

/** A page's own sections. */
export function Blocks({ sections }: { sections: readonly LoadedSection[] }) {
  const fade = useFadeIn();
  return (
    <div ref={fade} className="contents">
      {sections.map((section, index) => (
        <div key={section.id} id={section.id} className="section">
          <Section section={section} isFirst={index === 0} isEager={index < EAGER_SECTIONS} />
        </div>
      ))}
    </div>
  );
}

/** Sections within a section, woken with it. */
export function InnerBlocks({ sections }: { sections: readonly LoadedSection[] }) {
  return sections.map((section) => <Section key={section.id} section={section} isFirst={false} isEager />);
}

type SectionProps = { readonly section: LoadedSection; readonly isFirst: boolean; readonly isEager: boolean };

/**
 * A page that came as HTML keeps it while a section's code is on its way; on a page that the browser
 * draws itself, the page before it stays until the code is there.
 */
const Section = memo(function Section({ section, isFirst, isEager }: SectionProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [cameAsHtml] = useState(isHydrating);
  const [Drawn] = useState(() => componentOf(section, cameAsHtml && !isEager));
  const drawn = <Drawn section={section} isFirst={isFirst} />;
  return cameAsHtml ? <Suspense fallback={null}>{drawn}</Suspense> : drawn;
});

type DrawnProps = { readonly section: LoadedSection; readonly isFirst: boolean };

const components = new Map<string, ComponentType<DrawnProps>>();

/** One component per block, so that React finds it again; one of its own for a section that waits to be near. */
function componentOf({ block: name, id }: LoadedSection, waits: boolean): ComponentType<DrawnProps> {
  const block = ready.get(name);
  if (!waits || block) {
    const known = components.get(name) ?? (block ? drawnBy(block) : lazyBlock(name, Promise.resolve()));
    components.set(name, known);
    return known;
  }
  return lazyBlock(name, whenNear(id));
}

function lazyBlock(name: string, moment: Promise<void>): ComponentType<DrawnProps> {
  return lazy(async () => {
    await moment;
    return { default: drawnBy(await loadBlock(name)) };
  });
}

function drawnBy(block: Block): ComponentType<DrawnProps> {
  return function Drawn({ section, isFirst }: DrawnProps) {
    const place: BlockPlace = { isFirst, loaded: section.loaded };
    return block.draw(section.content, place);
  };
}

function subscribeToNothing() {
  return () => undefined;
}
