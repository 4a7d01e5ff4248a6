/** Progress bar for commands: one updated line in a terminal; in a log, a line every 10 %. */

export type ProgressOutput = {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
};

type ProcessedCount = { readonly count: number; readonly unit: string };

export type ProgressBar = {
  /**
   * `done` and `total` share any unit. With `processed`, a terminal also shows its count per second
   * since the first update of this label.
   */
  readonly update: (label: string, done: number, total: number, processed?: ProcessedCount) => void;
  /** Clears the line in a terminal. */
  readonly clear: () => void;
};

const BAR_WIDTH = 24;
/** Fraction of the total between two lines of a log. */
const LOG_STEP = 0.1;

export function createProgressBar(
  output: ProgressOutput,
  clock: () => number = () => performance.now(),
): ProgressBar {
  let currentLabel = '';
  let startedAt = 0;
  let lastLoggedStep = -1;
  return {
    update(label, done, total, processed) {
      const fraction = total > 0 ? Math.min(1, done / total) : 0;
      if (label !== currentLabel) [currentLabel, startedAt, lastLoggedStep] = [label, clock(), -1];
      const step = Math.floor(fraction / LOG_STEP);
      if (output.isTTY) {
        const elapsedMs = clock() - startedAt;
        const line = `${renderBar(fraction)} ${label} ${formatPercentage(fraction)}${formatRate(processed, elapsedMs)}${formatTimeLeft(fraction, elapsedMs)}`;
        output.write(`\r\x1b[K${line.slice(0, Math.max(20, (output.columns ?? 80) - 1))}`);
      } else if (step > lastLoggedStep) {
        lastLoggedStep = step;
        output.write(`${label} ${formatPercentage(fraction)}\n`);
      }
    },
    clear() {
      if (output.isTTY && currentLabel !== '') output.write('\r\x1b[K');
      currentLabel = '';
    },
  };
}

function renderBar(fraction: number): string {
  const filled = Math.round(fraction * BAR_WIDTH);
  return '━'.repeat(filled) + '─'.repeat(BAR_WIDTH - filled);
}

function formatPercentage(fraction: number): string {
  return `${Math.floor(fraction * 100)} %`;
}

function formatRate(processed: ProcessedCount | undefined, elapsedMs: number): string {
  if (!processed || elapsedMs < 1_000) return '';
  return `, ${Math.round((processed.count * 1_000) / elapsedMs).toLocaleString('en-GB')} ${processed.unit}/s`;
}

/** Empty in the first second, which is too short for an estimate. */
function formatTimeLeft(fraction: number, elapsedMs: number): string {
  if (elapsedMs < 1_000 || fraction <= 0 || fraction >= 1) return '';
  const seconds = Math.ceil((elapsedMs * (1 - fraction)) / fraction / 1_000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
