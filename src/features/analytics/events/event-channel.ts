/** Name of the BroadcastChannel between the shop's tabs and `/dev/events`. */
export const EVENT_CHANNEL = 'analytics-events';
