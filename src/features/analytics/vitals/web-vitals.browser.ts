/** Core Web Vitals of the document, by the definitions of web.dev; entries so far are buffered. */

export type Vital = {
  readonly metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
  /** Milliseconds, of CLS the score. */
  readonly value: number;
};

type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type InteractionEntry = PerformanceEntry & { readonly interactionId?: number };

/** Longest interactions that are remembered: one in fifty is left out. */
const MAX_LONGEST = 10;

function observe<Entry extends PerformanceEntry>(
  options: PerformanceObserverInit & { durationThreshold?: number },
  read: (entry: Entry) => void,
): void {
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as Entry);
    }).observe({ ...options, buffered: true });
  } catch {
    // Some browsers do not support every type.
  }
}

/** Returns the vitals so far, each value once. */
export function observeVitals(): () => readonly Vital[] {
  let largestPaint = 0;
  const shifts = createLayoutShiftScore();
  const interactions = createInteractions();
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    largestPaint = startTime;
  });
  observe<ShiftEntry>({ type: 'layout-shift' }, shifts.add);
  observe<InteractionEntry>({ type: 'event', durationThreshold: 40 }, interactions.add);
  let hasReported = false;
  return () => {
    if (hasReported) return [];
    hasReported = true;
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const inp = interactions.longest();
    return [
      ...(largestPaint > 0 ? [{ metric: 'LCP', value: Math.round(largestPaint) } as const] : []),
      ...(paint ? [{ metric: 'FCP', value: Math.round(paint.startTime) } as const] : []),
      ...(navigation instanceof PerformanceNavigationTiming
        ? [{ metric: 'TTFB', value: Math.round(navigation.responseStart) } as const]
        : []),
      ...(inp === null ? [] : [{ metric: 'INP', value: inp } as const]),
      { metric: 'CLS', value: Math.round(shifts.worst() * 10_000) / 10_000 },
    ];
  };
}

/** Largest sum of a window: shifts within a second of each other, five seconds at most. */
export function createLayoutShiftScore() {
  let [worst, sum, start, last] = [0, 0, 0, 0];
  return {
    add({ value, hadRecentInput, startTime }: ShiftEntry): void {
      if (hadRecentInput) return;
      const continues = sum > 0 && startTime - last < 1_000 && startTime - start < 5_000;
      if (!continues) [sum, start] = [0, startTime];
      sum += value;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}

/** Interaction to next paint: the longest interaction, leaving out one in fifty. */
export function createInteractions() {
  const longest = new Map<number, number>();
  let count = 0;
  return {
    add({ interactionId = 0, duration }: InteractionEntry): void {
      if (interactionId === 0) return;
      const previous = longest.get(interactionId);
      if (previous === undefined) count += 1;
      longest.set(interactionId, Math.max(previous ?? 0, duration));
      if (longest.size <= MAX_LONGEST) return;
      const [shortest] = [...longest].toSorted(([, a], [, b]) => a - b)[0] ?? [];
      if (shortest !== undefined) longest.delete(shortest);
    },
    longest(): number | null {
      const sorted = [...longest.values()].toSorted((a, b) => b - a);
      const value = sorted[Math.min(sorted.length - 1, Math.floor(count / 50))];
      return value === undefined ? null : Math.round(value);
    },
  };
}
