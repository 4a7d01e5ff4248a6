/**
 * Cookie of a visitor: a random id, and the variants of each kind of page, by which a CDN
 * distinguishes pages. The server reads the id only.
 * @example
 * 'mB3xXk0nT7a_Qe1Z~home:control~product:card-size.large+hero.b'
 */
import { assignVariant } from './assign-variant.ts';
import {
  CONTROL,
  type Experiment,
  isOfDevice,
  listPageKinds,
  PAGE_KINDS,
  type PageKind,
} from './experiment.ts';

export const VISITOR_COOKIE = 'visitor';
/** In seconds: 90 days. */
export const VISITOR_COOKIE_AGE = 90 * 24 * 3600;

const VISITOR = /^([\w-]{16})(?:~|$)/;

/** Null for a value that this server did not write. */
export function parseVisitorId(value: string | null): string | null {
  return VISITOR.exec(value ?? '')?.[1] ?? null;
}

/** Assigned variants that differ from the control, as `name.variant`. */
export function listChangedVariants(
  experiments: readonly Experiment[],
  visitor: string,
  isPhone: boolean,
): readonly string[] {
  return experiments.flatMap((experiment) => {
    const variant = isOfDevice(experiment, isPhone) ? assignVariant(experiment, visitor) : null;
    return variant === null || variant === CONTROL ? [] : [`${experiment.name}.${variant}`];
  });
}

/** Variants of all pages of a kind, as the cookie and a CDN's header have them. */
export function formatKindVariants(changed: readonly string[]): string {
  return changed.join('+') || CONTROL;
}

export function formatVisitorCookie(
  visitor: string,
  experiments: readonly Experiment[],
  isPhone: boolean,
): string {
  const kinds = PAGE_KINDS.flatMap((kind) => {
    const experimentsOfKind = listExperimentsOfKind(experiments, kind);
    if (experimentsOfKind.length === 0) return [];
    return [
      `${kind}:${formatKindVariants(listChangedVariants(experimentsOfKind, visitor, isPhone))}`,
    ];
  });
  return [visitor, ...kinds].join('~');
}

export function listExperimentsOfKind(
  experiments: readonly Experiment[],
  kind: PageKind,
): readonly Experiment[] {
  return experiments.filter((experiment) => listPageKinds(experiment).includes(kind));
}
