/** Ends a command that cannot go on, with the reason. */
export function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
