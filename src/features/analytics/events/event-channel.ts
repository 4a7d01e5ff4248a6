/** Limits of the ways that events take, in the browser and on the server. */

/** Events that the collector takes at a time. */
export const MAX_EVENT_BATCH = 40;

/** Name of the BroadcastChannel between the shop's tabs and `/dev/events`. */
export const EVENT_CHANNEL = 'analytics-events';
