/** Checks that features do not import each other in a cycle. */
import type { Source, Violation } from './read-sources.ts';

const FEATURE = /^src\/features\/([^/]+)\//;

/** Test files are exempt: they set one feature up by means of another. */
const TEST_ONLY = /\.(test|contract)\.tsx?$/;

type Step = { readonly to: string; readonly path: string; readonly line: number };

/** One violation for each cycle, at the import that closes it. */
export function checkCircles(sources: readonly Source[]): Violation[] {
  const steps = collectSteps(sources);
  const violations: Violation[] = [];
  const finished = new Set<string>();
  const walk = (feature: string, trail: readonly string[]): void => {
    for (const { to, path, line } of steps.get(feature) ?? []) {
      const start = [...trail, feature].indexOf(to);
      if (start >= 0) {
        const circle = [...trail, feature, to].slice(start).join(' -> ');
        violations.push({
          path,
          line,
          sentence: `features go in a circle: ${circle}. Move what they share into the one that needs the other least.`,
        });
      } else if (!finished.has(to)) walk(to, [...trail, feature]);
    }
    finished.add(feature);
  };
  for (const feature of steps.keys()) if (!finished.has(feature)) walk(feature, []);
  return violations;
}

/** The first import of each other feature, by feature. */
function collectSteps(sources: readonly Source[]): Map<string, Step[]> {
  const steps = new Map<string, Step[]>();
  for (const { path, imports } of sources) {
    const from = FEATURE.exec(path)?.[1];
    if (!from || TEST_ONLY.test(path)) continue;
    const known = steps.get(from) ?? [];
    steps.set(from, known);
    for (const { target, line } of imports) {
      const to = FEATURE.exec(target)?.[1];
      if (to && to !== from && !known.some((step) => step.to === to))
        known.push({ to, path, line });
    }
  }
  return steps;
}
