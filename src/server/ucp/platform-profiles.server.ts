/** Finds the profile that an agent names in `UCP-Agent`, and which capabilities both sides have. */
import { z } from 'zod';
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { createTimedCache } from '#kit/limits/timed-cache.ts';
import { isLoopbackHost } from '../app/environment.server.ts';
import { createAgentLimit } from './agent-limit.server.ts';
import { fetchLocalText, fetchPublicText } from './fetch-public-text.server.ts';
import { UcpError } from './ucp-error.ts';
import { isUcpCapability, UCP_VERSION, type UcpCapability } from './ucp-profile.ts';

const profileSchema = z.object({
  ucp: z.object({
    version: z.string(),
    capabilities: z.record(z.string(), z.array(z.object({ version: z.string() }))).default({}),
  }),
});
/** An agent: its version, and which of our capabilities it has in the same version. */
type PlatformProfile = { readonly version: string; readonly capabilities: ReadonlySet<string> };

/** Failures are cached too, so that an unreachable host is not requested again at once. */
type Discovery = { readonly profile: PlatformProfile } | { readonly error: UcpError };

/** Cached profiles. */
const MAX_PROFILES = 500;
const TTL_MS = 5 * 60_000;
/** Requests for profiles that are not cached, in a minute. */
const MAX_DISCOVERIES = 60;
/** Those of one network. */
const MAX_DISCOVERIES_OF_NETWORK = 10;
/** Characters of a version that are stored, for the message. */
const MAX_VERSION_LENGTH = 40;

export type ProfileRequest = {
  /** `UCP-Agent`. */
  readonly header: string | null;
  /** IP network, such as `192.0.2`, that is counted. */
  readonly network: string;
  /** True for a developer on this machine, whose profile may be here too, without TLS. */
  readonly isDeveloper: boolean;
  readonly now: Date;
};

export type PlatformProfiles = {
  /**
   * True where the agent has the capability in our version. Counts the call of the agent.
   * @throws UcpError without a readable profile of our version, and for too many calls.
   */
  readonly supports: (request: ProfileRequest, capability: UcpCapability) => Promise<boolean>;
};

export function createPlatformProfiles(
  fetchText: (url: URL) => Promise<string> = fetchPublicText,
): PlatformProfiles {
  const discoveries = createTimedCache<Discovery>({ ttlMs: TTL_MS, max: MAX_PROFILES });
  const totalLimiter = createRateLimiter({ attempts: MAX_DISCOVERIES, seconds: 60 });
  const networkLimiter = createRateLimiter({ attempts: MAX_DISCOVERIES_OF_NETWORK, seconds: 60 });
  const countCall = createAgentLimit();

  async function discover(url: URL, { network, now }: ProfileRequest): Promise<Discovery> {
    const wait = Math.max(
      totalLimiter.secondsToWait('all', now),
      networkLimiter.secondsToWait(network, now),
    );
    if (wait > 0)
      throw new UcpError(503, 'profile_unreachable', 'Too many profiles; try again later.', wait);
    totalLimiter.count('all', now);
    networkLimiter.count(network, now);
    try {
      return parseProfile(await (url.protocol === 'http:' ? fetchLocalText : fetchText)(url));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const content = `The profile of the agent cannot be fetched: ${reason}.`;
      return { error: new UcpError(424, 'profile_unreachable', content) };
    }
  }

  return {
    async supports(request, capability) {
      const url = parseProfileUrl(request);
      const discovery = await discoveries(url.href, request.now.getTime(), () =>
        discover(url, request),
      );
      if ('error' in discovery) throw discovery.error;
      // Counted once the profile is read, so that hosts without one take no place in the limit.
      countCall({ host: url.host, network: request.network, now: request.now });
      const { version, capabilities } = discovery.profile;
      if (version !== UCP_VERSION)
        throw new UcpError(
          422,
          'version_unsupported',
          `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`,
        );
      return capabilities.has(capability);
    },
  };
}

/** `profile="https://agent.example/profile.json"`, a dictionary of RFC 8941. */
function parseProfileUrl({
  header,
  isDeveloper,
}: Pick<ProfileRequest, 'header' | 'isDeveloper'>): URL {
  const [, profileUrl = ''] = /(?:^|,)\s*profile="([^"\\]{1,2000})"/.exec(header ?? '') ?? [];
  const url = URL.canParse(profileUrl) ? new URL(profileUrl) : null;
  const isLocal = isDeveloper && url?.protocol === 'http:' && isLoopbackHost(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal) || url.username !== '' || url.password !== '')
    throw new UcpError(
      400,
      'invalid_profile_url',
      'UCP-Agent: profile="https://…" names the profile of the agent.',
    );
  url.hash = '';
  return url;
}

function parseProfile(text: string): Discovery {
  const parsed = profileSchema.safeParse(parseJson(text));
  if (parsed.success) return { profile: toPlatformProfile(parsed.data.ucp) };
  const content = 'The profile of the agent is not a UCP profile.';
  return { error: new UcpError(422, 'profile_malformed', content) };
}

/** Keeps little of a profile, which may be large. */
function toPlatformProfile({
  version,
  capabilities,
}: z.infer<typeof profileSchema>['ucp']): PlatformProfile {
  const supported = Object.entries(capabilities)
    .filter(([name, items]) => isUcpCapability(name) && items.some(isSupported))
    .map(([name]) => name);
  return { version: version.slice(0, MAX_VERSION_LENGTH), capabilities: new Set(supported) };
}

function isSupported({ version }: { readonly version: string }): boolean {
  return version === UCP_VERSION;
}

/** Undefined for other texts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
