/**
 * Reports a shopper's actions. The code that turns them into analytics events loads with the first
 * interaction; until then they wait.
 */

/** Actions by kind; analytics adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ShopperActions {}

export type ShopperAction = ShopperActions[keyof ShopperActions];

const MAX_QUEUED = 50;
const waiting: ShopperAction[] = [];
let receiver: ((action: ShopperAction) => void) | null = null;

export function track(action: ShopperAction): void {
  if (receiver) receiver(action);
  else if (waiting.length < MAX_QUEUED) waiting.push(action);
}

/** Calls the listener with the actions so far, and with every later one. */
export function receiveActions(next: (action: ShopperAction) => void): void {
  receiver = next;
  for (const action of waiting.splice(0)) next(action);
}
