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
import { reach } from './lost-code.tsx';

/** A way back through the history is one too: the page that it leads to may consist of late parts. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate'];

/** Settles at the first sign of a hand on the page; at once where there was one before this ran. */
const { promise: firstUse, resolve: wakeLateParts } = Promise.withResolvers<void>();

/** Settles when the page takes another address in place, which React shows only once every part of it is awake. */
const { promise: pageChange, resolve: changePage } = Promise.withResolvers<void>();
void pageChange.then(wakeLateParts);

export {
  changePage,
  firstUse,
  pageChange,
  /** Before there is a sign of use: for what cannot be shown rightly without. */
  wakeLateParts,
};

if (import.meta.env.SSR || navigator.userActivation?.hasBeenActive) wakeLateParts();
else
  for (const sign of SIGNS_OF_USE)
    addEventListener(sign, () => wakeLateParts(), { once: true, capture: true, passive: true });

/** Code that is fetched before anyone touches the page, in the order of registration. */
const ahead: (() => Promise<unknown>)[] = [];

/** Registers code without which an add, or the answer to a form, could not be shown. It counts in the page's budget (`tools/budgets.json`); other parts wait for a touch. */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (!import.meta.env.SSR) ahead.push(load);
}

/** Fetches it piece by piece while the browser is idle, so that a first touch waits for its answer alone. */
export async function startIdlePreload(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;
  try {
    for (const load of ahead) {
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
export function late<Name extends PropertyKey, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy(async () => {
    await firstUse;
    const loaded = await reach(load);
    return { default: loaded[name] as ComponentType<PropsOf<Module[Name]>> };
  });
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * Kept apart from its surroundings' own changes: an update that reached one of these before it is awake would make
 * the browser draw it anew, or wait for it. So it gets what it was first drawn with until then, and what is so now after.
 */
export function keepApart<Props extends object>(
  Late: ComponentType<Props>,
  fallback: ReactNode = null,
) {
  return memo(function KeptApart(props: Props) {
    const [isAwake, setAwake] = useState(false);
    const part = (
      <Suspense fallback={fallback}>
        <Late {...props} />
        <Waking onAwake={setAwake} />
      </Suspense>
    );
    const [asSent] = useState(part);
    return isAwake ? part : asSent;
  });
}

function Waking({ onAwake }: { readonly onAwake: (isAwake: true) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
