/** Progress bar for commands: one updated line in a terminal, occasional lines in a log. */

export type ProgressOutput = {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
};

export type ProgressBar = {
  /** `done` and `total` are in any unit; `rate` is a count to print per second. */
  readonly show: (
    label: string,
    done: number,
    total: number,
    rate?: { readonly count: number; readonly unit: string },
  ) => void;
  /** Clears the line. */
  readonly end: () => void;
};

const BAR_WIDTH = 24;
/** A log gets a line for every tenth. */
const LOG_STEP = 0.1;

export function createProgress(
  output: ProgressOutput,
  clock: () => number = () => performance.now(),
): ProgressBar {
  let label = '';
  let startedAt = 0;
  let shown = -1;
  return {
    show(name, done, total, rate) {
      const share = total > 0 ? Math.min(1, done / total) : 0;
      if (name !== label) [label, startedAt, shown] = [name, clock(), -1];
      if (output.isTTY) {
        const line = `${renderBar(share)} ${name} ${formatShare(share)}${formatRate(rate, clock() - startedAt)}${formatTimeLeft(share, clock() - startedAt)}`;
        output.write(`\r\x1b[K${line.slice(0, Math.max(20, (output.columns ?? 80) - 1))}`);
      } else if (Math.floor(share / LOG_STEP) > shown) {
        shown = Math.floor(share / LOG_STEP);
        output.write(`${name} ${formatShare(share)}\n`);
      }
    },
    end() {
      if (output.isTTY && label !== '') output.write('\r\x1b[K');
      label = '';
    },
  };
}

function renderBar(share: number): string {
  const full = Math.round(share * BAR_WIDTH);
  return '━'.repeat(full) + '─'.repeat(BAR_WIDTH - full);
}

function formatShare(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

function formatRate(
  rate: { readonly count: number; readonly unit: string } | undefined,
  elapsedMs: number,
): string {
  if (!rate || elapsedMs < 1_000) return '';
  return `, ${Math.round((rate.count * 1_000) / elapsedMs).toLocaleString('en-GB')} ${rate.unit}/s`;
}

/** Empty in the first second, when an estimate would be a guess. */
function formatTimeLeft(share: number, elapsedMs: number): string {
  if (elapsedMs < 1_000 || share <= 0 || share >= 1) return '';
  const seconds = Math.ceil((elapsedMs * (1 - share)) / share / 1_000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
