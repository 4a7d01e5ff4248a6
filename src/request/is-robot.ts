/** Recognises programs that are no shopper's browser. */

/** Programs that identify themselves; also no user agent at all. */
const ROBOT =
  /^$|bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|http/i;

export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent);
}
