/** Recognises robots: programs that are no shopper's browser. */

/** User agents of programs that identify themselves; also an empty one. */
const ROBOT =
  /^$|bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|http/i;

export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent);
}
