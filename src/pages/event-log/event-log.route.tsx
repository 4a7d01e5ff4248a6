/** Page for developers: analytics events of the browser's other tabs, as they happen. */
import { useEffect, useState } from 'react';
import type { ShopEvent } from '#features/analytics/events/event-catalogue.ts';
import { EVENT_CHANNEL } from '#features/analytics/events/event-channel.ts';
import { devRoute } from '#request/route.server.ts';
import type { Route } from './+types/event-log.route.ts';

const MAX_SHOWN = 200;

export const loader = devRoute(async () => null);

export const meta: Route.MetaFunction = () => [
  { title: 'Analytics events' },
  { name: 'robots', content: 'noindex' },
];

type SeenEvent = { readonly number: number; readonly time: string; readonly event: ShopEvent };

export default function EventLog() {
  const events = useEvents();
  return (
    <main id="main" className="page min-h-svh pb-16">
      <h1 className="py-8 text-3xl">Analytics events</h1>
      <p className="pb-4 text-muted">
        Use the shop in another tab. Events appear here, the latest last.
      </p>
      <ol className="grid gap-2" aria-live="polite">
        {events.map(({ number, time, event }) => (
          <li key={number} className="rule-b py-2">
            <p>
              <strong>{event.name}</strong> <time className="text-sm text-muted">{time}</time>
            </p>
            <pre className="overflow-x-auto text-sm">{JSON.stringify(event.params, null, 2)}</pre>
          </li>
        ))}
      </ol>
    </main>
  );
}

function useEvents(): readonly SeenEvent[] {
  const [events, setEvents] = useState<readonly SeenEvent[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(EVENT_CHANNEL);
    channel.onmessage = ({ data: event }: MessageEvent<ShopEvent>) => {
      const time = new Date().toISOString().slice(11, 19);
      setEvents((seen) =>
        [...seen, { number: (seen.at(-1)?.number ?? 0) + 1, time, event }].slice(-MAX_SHOWN),
      );
    };
    return () => channel.close();
  }, []);
  return events;
}
