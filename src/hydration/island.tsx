/** Components that the server draws and the browser wakes only when the page is used. */
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { reach } from './chunk-load-error.tsx';

/** A way back through the history is one too: the page that it leads to may consist of late parts. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'popstate',
];

/** Settles at the first sign of a hand on the page; at once where there was one before this ran. */
const { promise: firstInteraction, resolve: hydrateIslands } = Promise.withResolvers<void>();

/** Settles when the page takes another address in place, which React shows only once every part of it is awake. */
const { promise: addressChange, resolve: markAddressChange } = Promise.withResolvers<void>();
void addressChange.then(hydrateIslands);

export {
  addressChange,
  firstInteraction,
  /** Before there is a sign of use: for what cannot be shown rightly without. */
  hydrateIslands,
  markAddressChange,
};

if (import.meta.env.SSR || navigator.userActivation?.hasBeenActive) hydrateIslands();
else
  for (const sign of INTERACTION_EVENTS)
    addEventListener(sign, () => hydrateIslands(), { once: true, capture: true, passive: true });

/** Code that is fetched before anyone touches the page, in the order of registration. */
const idlePreloads: (() => Promise<unknown>)[] = [];

/** Registers code without which an add, or the answer to a form, could not be shown. It counts in the page's budget (`tools/budgets.json`); other parts wait for a touch. */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (!import.meta.env.SSR) idlePreloads.push(load);
}

/** Fetches it piece by piece while the browser is idle, so that a first touch waits for its answer alone. */
export async function startIdlePreload(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;
  try {
    for (const load of idlePreloads) {
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
      await load();
    }
  } catch {
    // On a bad line whoever needs it asks again.
  }
}

/**
 * The component of that name in the module that `load` imports. Until it is used the HTML stays as it was sent, and its code
 * where it is; needs a `<Suspense>` around it. What cannot be fetched stays away.
 */
export function hydrateOnInteraction<
  Name extends PropertyKey,
  Module extends Record<Name, ComponentType<never>>,
>(load: () => Promise<Module>, name: Name) {
  return lazy(async () => {
    await firstInteraction;
    const loaded = await reach(load);
    return { default: loaded[name] as ComponentType<PropsOf<Module[Name]>> };
  });
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * Kept apart from its surroundings' own changes: an update that reached one of these before it is awake would make
 * the browser draw it anew, or wait for it. So it gets what it was first drawn with until then, and what is so now after.
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
    const [asSent] = useState(part);
    return isHydrated ? part : asSent;
  });
}

function HydrationEffect({ onHydrated }: { readonly onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
