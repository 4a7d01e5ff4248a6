/**
 * Measures calls for recommendations: `npm run bench -- recommend-calls [CALLS] [PRODUCTS]`, on the
 * sample, or on PRODUCTS generated ones with the counts of 1,000,000 generated events.
 */
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import type { RecommendationQuery } from '#features/recommendations/recommendations.port.ts';
import { createRandom } from '#features/search/search.fixtures.ts';
import { makeSessions } from '../../sample/sessions/make-sessions.ts';
import { openLargeRecommendations } from './recommendations/open-large-recommendations.ts';
import {
  describeTimes,
  openSampleRecommendations,
  SCOPE,
} from './recommendations/open-sample-recommendations.ts';

const WARM_UP = 100;
const NOTHING = { skus: [], categoriesTaxonomies: [], limit: 10 } as const;

async function main(): Promise<void> {
  const calls = Number(process.argv[2] ?? 2_000);
  const large = Number(process.argv[3] ?? 0);
  const setup = large > 0 ? await openLargeRecommendations(large) : await openSample();
  const { recommendations, products, sold } = setup;
  try {
    const random = createRandom(26);
    const any = () => sold[Math.floor(random() * sold.length)]?.productKey ?? '';
    const measure = async (name: string, ask: () => Promise<unknown>) => {
      const [times, processorTimes]: [number[], number[]] = [[], []];
      for (let call = 0; call < calls + WARM_UP; call += 1) {
        const [started, cpu] = [performance.now(), process.cpuUsage()];
        await ask();
        if (call < WARM_UP) continue;
        times.push(performance.now() - started);
        const { user, system } = process.cpuUsage(cpu);
        processorTimes.push((user + system) / 1000);
      }
      process.stdout.write(`${name.padEnd(34)} ${describeTimes(times)}\n`);
      process.stdout.write(
        `${'  of these on a processor'.padEnd(34)} ${describeTimes(processorTimes)}\n`,
      );
    };
    const recommend = (query: Pick<RecommendationQuery, 'model' | 'productKeys'>) =>
      recommendations.recommend(SCOPE, { ...NOTHING, ...query });
    process.stdout.write(`${calls} calls each, ${products.length} products, one at a time\n`);
    await measure('related to a product', () =>
      recommend({ model: 'related', productKeys: [any()] }),
    );
    await measure('bought together with a basket of 5', () =>
      recommend({ model: 'bought-together', productKeys: Array.from({ length: 5 }, any) }),
    );
    await measure('trending', () => recommend({ model: 'trending', productKeys: [] }));
    await measure('similar, 40, without descriptors', () =>
      recommendations.findVisuallySimilar(SCOPE, { productKey: any(), limit: 40 }),
    );
  } finally {
    await setup.close();
  }
}

async function openSample() {
  const setup = await openSampleRecommendations(memoryPictures());
  await setup.recommendations.importSessions([...makeSessions(setup.products, new Date())]);
  return setup;
}

await main();
