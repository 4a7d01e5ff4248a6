/** Prints the reason and ends the process with code 1. */
export function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
