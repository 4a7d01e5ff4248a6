/** Checks that features do not import each other in a cycle. */
import type { Source, Violation } from './read-sources.ts';

const FEATURE = /^src\/features\/([^/]+)\//;

/** Test files are exempt: they set one feature up by means of another. */
const TEST_ONLY = /\.(test|contract)\.tsx?$/;

type Edge = { readonly to: string; readonly path: string; readonly line: number };

/** One violation for each cycle, at the import that closes it. */
export function checkImportCycles(sources: readonly Source[]): Violation[] {
  const edges = collectEdges(sources);
  const violations: Violation[] = [];
  const finished = new Set<string>();
  const visit = (feature: string, ancestors: readonly string[]): void => {
    for (const { to, path, line } of edges.get(feature) ?? []) {
      const start = [...ancestors, feature].indexOf(to);
      if (start >= 0) {
        const cycle = [...ancestors, feature, to].slice(start).join(' -> ');
        violations.push({
          path,
          line,
          message: `features import each other in a cycle: ${cycle}. Move what they share into the one that needs the other least.`,
        });
      } else if (!finished.has(to)) visit(to, [...ancestors, feature]);
    }
    finished.add(feature);
  };
  for (const feature of edges.keys()) if (!finished.has(feature)) visit(feature, []);
  return violations;
}

/** The first import of each other feature, by feature. */
function collectEdges(sources: readonly Source[]): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>();
  for (const { path, imports } of sources) {
    const from = FEATURE.exec(path)?.[1];
    if (!from || TEST_ONLY.test(path)) continue;
    const featureEdges = edges.get(from) ?? [];
    edges.set(from, featureEdges);
    for (const { target, line } of imports) {
      const to = FEATURE.exec(target)?.[1];
      if (to && to !== from && !featureEdges.some((edge) => edge.to === to))
        featureEdges.push({ to, path, line });
    }
  }
  return edges;
}
