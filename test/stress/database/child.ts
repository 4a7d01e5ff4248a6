/** Starts a child process, reads its output and kills it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Child = {
  /** Complete lines of output so far. */
  readonly lines: () => readonly string[];
  /** Resolves with the first line with this prefix; rejects when the process ends without one. */
  readonly waitForLine: (prefix: string) => Promise<string>;
  readonly exit: Promise<number | null>;
  /** Sends SIGKILL or the given signal, and waits until the process has ended. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
};

export type ChildOptions = {
  readonly env?: NodeJS.ProcessEnv;
  /** Includes standard error in the lines. */
  readonly capturesErrors?: boolean;
};

export function startChild(
  file: string,
  values: readonly string[],
  { env, capturesErrors = false }: ChildOptions = {},
): Child {
  const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [path, ...values], {
    stdio: ['pipe', 'pipe', capturesErrors ? 'pipe' : 'ignore'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  const listeners = new Set<() => void>();
  const append = (text: string) => {
    printed += text;
    for (const listener of listeners) listener();
  };
  child.stdout?.setEncoding('utf8').on('data', append);
  child.stderr?.setEncoding('utf8').on('data', append);
  const exit = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  );
  const lines = () =>
    printed
      .slice(0, printed.lastIndexOf('\n') + 1)
      .split('\n')
      .slice(0, -1);
  return {
    lines,
    waitForLine: (prefix) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines().find((item) => item.startsWith(prefix));
          if (line !== undefined) resolve(line);
        };
        listeners.add(check);
        check();
        void exit.then((code) => {
          check();
          reject(
            new Error(
              `process ended with ${code} and never printed "${prefix}": ${printed.slice(-300)}`,
            ),
          );
        });
      }),
    exit,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exit;
    },
  };
}
