/** Batch size and BroadcastChannel of analytics events, for browser and server. */

/** Maximum number of events in one request to the collector. */
export const MAX_EVENT_BATCH = 40;

/** Name of the BroadcastChannel between the shop's tabs and `/dev/events`. */
export const EVENT_CHANNEL = 'analytics-events';
