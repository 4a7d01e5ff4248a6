/**
 * Islands: components that the server renders and the browser hydrates only when the page is used.
 */
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { importWithFallback } from './chunk-load-error.tsx';

/** Includes history navigation, since the page it leads to may contain islands. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'popstate',
];

/** Resolves at the first user interaction; immediately if there was one before this module ran. */
const { promise: firstInteraction, resolve: markInteraction } = Promise.withResolvers<void>();
/** Resolves with it, or `DELAY_MS` later. */
const { promise: islandsStart, resolve: hydrateIslands } = Promise.withResolvers<void>();
void islandsStart.then(markInteraction);

/**
 * Resolves when the URL changes without a page load. React commits the new page only once every
 * island of the old one is hydrated.
 */
const { promise: urlChange, resolve: markUrlChange } = Promise.withResolvers<void>();
void urlChange.then(hydrateIslands);

export {
  firstInteraction,
  /**
   * Hydrates without waiting for an interaction: for components whose server HTML is not enough.
   */
  hydrateIslands,
  islandsStart,
  markUrlChange,
  urlChange,
};

/**
 * Attribute of a hydrated control whose own response comes first: an interaction with it hydrates
 * the islands `DELAY_MS` later, because their thirty chunks would compete with its request.
 */
const DELAY_ATTRIBUTE = 'data-delays-islands';
const DELAY_MS = 400;

function hydrateAfter({ target }: Event): void {
  markInteraction();
  if (target instanceof Element && target.hasAttribute(DELAY_ATTRIBUTE))
    setTimeout(hydrateIslands, DELAY_MS);
  else hydrateIslands();
}

if (import.meta.env.SSR || navigator.userActivation?.hasBeenActive) hydrateIslands();
else
  for (const eventName of INTERACTION_EVENTS)
    addEventListener(eventName, hydrateAfter, { once: true, capture: true, passive: true });

/** Loaders of chunks to fetch before the first interaction, in the order of registration. */
const idlePreloads: (() => Promise<unknown>)[] = [];

/**
 * Registers a chunk that the result of an add-to-basket or of a form needs. It counts towards the
 * page's budget (`tools/budgets/budgets.json`); other chunks wait for an interaction.
 */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (!import.meta.env.SSR) idlePreloads.push(load);
}

/**
 * Fetches the registered chunks one by one while the browser is idle, so that a first interaction
 * waits only for its own response. Does nothing with `Save-Data`.
 */
export async function startIdlePreload(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;
  try {
    for (const load of idlePreloads) {
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
      await load();
    }
  } catch {
    // After a network error, each component loads its chunk again when it needs it.
  }
}

/**
 * Lazy-loads the export `name` of the module that `load` imports, and hydrates it at the first
 * interaction. Until then the server HTML stays and no code is fetched. Needs a `<Suspense>` around
 * it. If the chunk cannot be loaded, the component stays as the server sent it.
 */
export function hydrateOnInteraction<
  Name extends PropertyKey,
  Module extends Record<Name, ComponentType<never>>,
>(load: () => Promise<Module>, name: Name) {
  return lazyExport(load, name, () => islandsStart);
}

/** Lazy-loads the export `name` of a module once `ready` has resolved. */
export function lazyExport<
  Name extends PropertyKey,
  Module extends Record<Name, ComponentType<never>>,
>(load: () => Promise<Module>, name: Name, ready: () => Promise<unknown>) {
  return lazy(async () => {
    await ready();
    const loaded = await importWithFallback(load);
    return { default: loaded[name] as ComponentType<PropsOf<Module[Name]>> };
  });
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * Shields an island from updates of its parent. An update that reaches a boundary before it is
 * hydrated makes React render it on the client or wait for it. So the island keeps its first props
 * until it is hydrated, and gets the current props after that.
 */
export function createIsland<Props extends object>(
  Component: ComponentType<Props>,
  fallback: ReactNode = null,
) {
  return memo(function Island(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    const part = (
      <Suspense fallback={fallback}>
        <Component {...props} />
        <HydrationEffect onHydrated={setHydrated} />
      </Suspense>
    );
    const [firstRender] = useState(part);
    return isHydrated ? part : firstRender;
  });
}

function HydrationEffect({ onHydrated }: { readonly onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
