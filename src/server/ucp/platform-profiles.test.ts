/** Tests of the profiles that agents name: fetched once, limited for each network and agent. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { MAX_AGENT_CALLS, MAX_AGENT_CALLS_OF_NETWORK } from './agent-limit.server.ts';
import { createPlatformProfiles, type PlatformProfiles } from './platform-profiles.server.ts';
import { UCP_VERSION } from './ucp-profile.ts';

const SEARCH = 'dev.ucp.shopping.catalog.search';
const PROFILE = JSON.stringify({
  ucp: { version: UCP_VERSION, capabilities: { [SEARCH]: [{ version: UCP_VERSION }] } },
});
const requested = {
  header: 'profile="https://agent.test/profile.json"',
  network: '192.0.2',
  isDeveloper: false,
  now: new Date(0),
};

test('a profile is fetched once for many calls', async () => {
  let fetched = 0;
  const profiles = createPlatformProfiles(async () => {
    fetched += 1;
    return PROFILE;
  });
  for (let calls = 0; calls < 5; calls += 1)
    expect(await profiles.supports(requested, SEARCH)).toBe(true);
  expect(fetched).toBe(1);
});

test('a network that names many profiles does not block those of other networks', async () => {
  const profiles = createPlatformProfiles(async () => PROFILE);
  const nameProfile = (number: number, network: string) =>
    profiles
      .supports(
        { ...requested, network, header: `profile="https://agent.example/${number}"` },
        SEARCH,
      )
      .catch(({ status }: { status: number }) => status);
  const responses = [];
  for (let number = 0; number < 12; number += 1)
    responses.push(await nameProfile(number, '192.0.2'));
  expect(responses.slice(9)).toEqual([true, 503, 503]);
  expect(await nameProfile(99, '198.51.100')).toBe(true);
});

test('a developer’s profile may be on this machine, another caller’s may not', async () => {
  const server = createServer((_, response) => response.end(PROFILE)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const local = { ...requested, header: `profile="http://127.0.0.1:${port}/"` };
  const profiles = createPlatformProfiles();
  expect(await profiles.supports({ ...local, isDeveloper: true }, SEARCH)).toBe(true);
  await expect(profiles.supports(local, SEARCH)).rejects.toMatchObject({
    ...{ status: 400, code: 'invalid_profile_url' },
  });
  const remote = { ...requested, header: 'profile="http://agent.test/"', isDeveloper: true };
  await expect(profiles.supports(remote, SEARCH)).rejects.toMatchObject({ status: 400 });
  server.close();
});

describe('calls of one agent', () => {
  const agentOf = (path: string) => ({ header: `profile="https://agent.test/${path}"` });
  /** Uses all calls of the agent, from many networks and by several paths of its host. */
  async function exhaust(profiles: PlatformProfiles) {
    for (let call = 0; call < MAX_AGENT_CALLS; call += 1) {
      const network = `10.0.${call % 100}`;
      const { header } = agentOf(`profile.json?${call % 5}`);
      expect(await profiles.supports({ ...requested, header, network }, SEARCH)).toBe(true);
    }
  }
  const seconds = (count: number) => ({ now: new Date(count * 1000) });

  test('are limited over all of its networks, until a minute has passed', async () => {
    const profiles = createPlatformProfiles(async () => PROFILE);
    await exhaust(profiles);
    for (let call = MAX_AGENT_CALLS / 100; call < MAX_AGENT_CALLS_OF_NETWORK; call += 1)
      await profiles.supports({ ...requested, network: '10.0.7' }, SEARCH);
    await expect(
      profiles.supports({ ...requested, ...seconds(20), network: '10.0.7' }, SEARCH),
    ).rejects.toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 40 });
    expect(
      await profiles.supports({ ...requested, ...seconds(60), network: '10.0.7' }, SEARCH),
    ).toBe(true);
  });

  test('from a network are accepted although others named the agent too often', async () => {
    const profiles = createPlatformProfiles(async () => PROFILE);
    await exhaust(profiles);
    const own = { ...requested, network: '198.51.100' };
    for (let call = 0; call < MAX_AGENT_CALLS_OF_NETWORK; call += 1)
      expect(await profiles.supports(own, SEARCH)).toBe(true);
    await expect(profiles.supports(own, SEARCH)).rejects.toMatchObject({ status: 429 });
    const other = { ...own, header: 'profile="https://other.test/profile.json"' };
    expect(await profiles.supports(other, SEARCH)).toBe(true);
  });
});
