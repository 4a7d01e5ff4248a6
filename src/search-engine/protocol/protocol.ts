/** The Algolia protocol over local indexes, with an error response for any invalid input. */
import type { SearchCall, SearchResponse } from '#features/search/search.port.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import type { ReadProfile } from '../personalisation/profiles.ts';
import type { NamedIndex } from './parameters/build-query.ts';
import { configurationRoutes } from './routes/configuration-routes.ts';
import type { InsightsEvent } from './routes/events.ts';
import { type Recommend, recommendationRoutes } from './routes/recommendation-routes.ts';
import { findRoute, type Route } from './routes/routes.ts';
import { searchRoutes } from './routes/search-routes.ts';
import { type WriteContext, writeRoutes } from './routes/write-routes.ts';

export type ProtocolHost = {
  /** null for an unknown index. */
  readonly findIndex: (name: string) => Promise<NamedIndex | null>;
  /** Profile by user token; without this, nothing is personalised. */
  readonly profileOf?: ReadProfile;
  /** Without this, there are no recommendations. */
  readonly recommend?: Recommend;
  readonly onEvents: (events: readonly InsightsEvent[]) => void | Promise<void>;
  /** Without this, all indexes are read-only. */
  readonly writing?: WriteContext;
};

const routes: readonly Route<ProtocolHost>[] = [
  ...recommendationRoutes,
  ...searchRoutes.filter(({ path }) => !path.endsWith(':objectID')),
  ...[...configurationRoutes, ...writeRoutes].map((route) => ({
    ...route,
    handle: (call: Parameters<typeof route.handle>[0], { writing }: ProtocolHost) => {
      if (!writing) throw new Problem(403, 'search.readOnly', 'Nothing can be written here');
      return route.handle(call, writing);
    },
  })),
  ...searchRoutes.filter(({ path }) => path.endsWith(':objectID')),
];

export async function handleCall(call: SearchCall, host: ProtocolHost): Promise<SearchResponse> {
  try {
    const matched = findRoute(routes, call);
    return { status: 200, body: await matched.route.handle(matched.call, host) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { status: error.status, body: { message: error.message, status: error.status } };
  }
}
