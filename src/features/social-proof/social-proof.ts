/** PROOF-1: codes of social proof with their icons, and the rules by which events are counted. */

export type ProofIconName =
  | 'cart'
  | 'bag'
  | 'heart'
  | 'eye'
  | 'flame'
  | 'clock'
  | 'trophy'
  | 'star';

/** Icon of each code. The set of codes is fixed; providers use a subset. */
export const PROOF_ICONS = {
  ...{ SLVP: 'bag', SLVB: 'cart', SLVA: 'eye', QPH: 'clock', QP: 'bag', ATB: 'cart', ATW: 'heart' },
  ...{ LPSP: 'clock', LPMS: 'clock', LPMP: 'clock', CAP: 'bag', RAP: 'flame', SBS: 'trophy' },
  ...{ LSQ: 'flame', CBS: 'trophy', RVPC: 'star', RV5S: 'star', LVVW: 'eye', LVATB: 'cart' },
  BNR: 'flame',
} as const satisfies Readonly<Record<string, ProofIconName>>;

export type ProofCode = keyof typeof PROOF_ICONS;

export function isProofCode(code: unknown): code is ProofCode {
  return typeof code === 'string' && Object.hasOwn(PROOF_ICONS, code);
}

/** `message` may contain `<strong>`; any other markup is shown as text. */
export type ProofMessage = { readonly code: ProofCode; readonly message: string };

/** Body of `GET /_api/social-proof`. */
export type ProofEntry = {
  readonly productIds: readonly string[];
  readonly messages: readonly ProofMessage[];
};

/** Event of a shopper that is counted, by product and hour. */
export type ProofKind = 'sale' | 'add' | 'wishlist' | 'view';

export type ProofRule = {
  readonly kind: ProofKind;
  readonly code: ProofCode;
  /** Length of the counted period, which ends now, in hours. */
  readonly hours: number;
  /** Lower counts are not shown. */
  readonly minCount: number;
};

/** In the order in which messages are shown. The policy page is written from these rules. */
export const PROOF_RULES: readonly ProofRule[] = [
  { kind: 'sale', code: 'QP', hours: 7 * 24, minCount: 5 },
  { kind: 'add', code: 'ATB', hours: 24, minCount: 5 },
  { kind: 'wishlist', code: 'ATW', hours: 7 * 24, minCount: 5 },
  { kind: 'view', code: 'LVVW', hours: 24, minCount: 20 },
];

const HOUR_MS = 3_600_000;

/** Counts older than this are deleted. */
export const COUNT_RETENTION_HOURS = Math.max(...PROOF_RULES.map(({ hours }) => hours));

/**
 * Visitors of one network (IPv4 /24, IPv6 /48) whose event on a product counts in a day: one person
 * may have any number of addresses in it.
 */
export const MAX_VISITORS_PER_NETWORK = 3;

/** Returns the start of the hour, as ISO 8601. */
export function toStartOfHour(time: Date): string {
  return new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS).toISOString();
}

/** Only hours that began after this are counted, so that every counted event is in the period. */
export function windowStart(hours: number, now: Date): string {
  return new Date(now.getTime() - hours * HOUR_MS).toISOString();
}

/** Number that is shown to shoppers, such as 57 views in 24 hours; never estimated. */
export type ProofClaim = Pick<ProofRule, 'kind' | 'code' | 'hours'> & { readonly count: number };

/** Creates the claims for the counts by kind; none for a count below its minimum. */
export function toClaims(counts: ReadonlyMap<ProofKind, number>): readonly ProofClaim[] {
  return PROOF_RULES.flatMap(({ kind, code, hours, minCount }) => {
    const count = counts.get(kind) ?? 0;
    return count >= minCount ? [{ kind, code, hours, count }] : [];
  });
}

/** Duration of each phase of the box, in ms. */
export const PROOF_MS = { waiting: 2_000, shown: 5_000, fading: 300 } as const;

export type ProofStep = { readonly phase: keyof typeof PROOF_MS; readonly index: number };

/** A single message stays; with reduced motion, so does the first of several. */
export function nextProofStep(step: ProofStep, count: number, isMotionReduced: boolean): ProofStep {
  if (step.phase === 'waiting') return { phase: 'shown', index: 0 };
  if (step.phase === 'fading') return { phase: 'shown', index: (step.index + 1) % count };
  return count < 2 || isMotionReduced ? step : { phase: 'fading', index: step.index };
}
