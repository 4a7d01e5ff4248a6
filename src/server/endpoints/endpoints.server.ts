/**
 * Endpoints that the HTTP server answers without React Router: files, pictures, the search
 * protocol, feeds, imports and exports.
 */

import type { FeedName } from '#catalogue-import/export/merchant-feed.server.ts';
import type { Site } from '../app/shop.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import type { UcpCall } from '../ucp/run-ucp-operation.server.ts';

export type Endpoints = {
  readonly ready: () => Promise<Response>;
  readonly writable: () => Promise<Response>;
  readonly asset: (name: string, request: Request) => Promise<Response>;
  readonly favicon: (site: Site) => Response;
  readonly robots: (site: Site) => Response;
  /** A sitemap by its path under `/sitemaps/`; null is the index. */
  readonly sitemap: (site: Site, path: string | null) => Promise<Response>;
  readonly picture: (request: Request, site: Site) => Promise<Response>;
  readonly video: (request: Request, site: Site) => Promise<Response>;
  readonly search: (request: Request, site: Site, caller: string) => Promise<Response>;
  readonly editContent: (request: Request, remoteAddress: string | undefined) => Promise<Response>;
  readonly moderateReviews: (
    request: Request,
    remoteAddress: string | undefined,
  ) => Promise<Response>;
  readonly moderateQuestions: (
    request: Request,
    remoteAddress: string | undefined,
  ) => Promise<Response>;
  readonly manageOrders: (request: Request, remoteAddress: string | undefined) => Promise<Response>;
  readonly experimentResults: (
    request: Request,
    remoteAddress: string | undefined,
  ) => Promise<Response>;
  /** Emails kept in development, or the HTML of one; 404 otherwise. */
  readonly storedEmails: (site: Site, id: string | undefined) => Promise<Response>;
  /** Summary of a site for agents. */
  readonly llms: (site: Site) => Promise<Response>;
  readonly ucpProfile: (site: Site) => Response;
  readonly ucpCall: (request: Request, call: UcpCall) => Promise<Response>;
  readonly merchantFeed: (
    site: Site,
    language: FasciaLanguage,
    feed: { readonly name: FeedName; readonly url: URL },
  ) => Promise<Response>;
  readonly grantMembership: (request: Request, site: Site) => Promise<Response>;
  readonly setAffiliateId: (request: Request, site: Site) => Promise<Response>;
  readonly recordOrderProgress: (request: Request, site: Site) => Promise<Response>;
  readonly importStock: (request: Request) => Promise<Response>;
  readonly exportCatalogue: (
    request: Request,
    remoteAddress: string | undefined,
  ) => Promise<Response>;
  readonly importCatalogue: (
    request: Request,
    remoteAddress: string | undefined,
  ) => Promise<Response>;
};
