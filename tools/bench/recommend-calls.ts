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

const WARM_UP_CALLS = 100;
const EMPTY_QUERY = { skus: [], categoriesTaxonomies: [], limit: 10 } as const;

async function main(): Promise<void> {
  const calls = Number(process.argv[2] ?? 2_000);
  const productCount = Number(process.argv[3] ?? 0);
  const setup =
    productCount > 0 ? await openLargeRecommendations(productCount) : await openSample();
  const { recommendations, products, sold } = setup;
  try {
    const random = createRandom(26);
    const randomProductKey = () => sold[Math.floor(random() * sold.length)]?.productKey ?? '';
    const measure = async (name: string, send: () => Promise<unknown>) => {
      const [times, cpuTimes]: [number[], number[]] = [[], []];
      for (let call = 0; call < calls + WARM_UP_CALLS; call += 1) {
        const [started, cpu] = [performance.now(), process.cpuUsage()];
        await send();
        if (call < WARM_UP_CALLS) continue;
        times.push(performance.now() - started);
        const { user, system } = process.cpuUsage(cpu);
        cpuTimes.push((user + system) / 1000);
      }
      process.stdout.write(`${name.padEnd(34)} ${describeTimes(times)}\n`);
      process.stdout.write(`${'  CPU time of these'.padEnd(34)} ${describeTimes(cpuTimes)}\n`);
    };
    const recommend = (query: Pick<RecommendationQuery, 'model' | 'productKeys'>) =>
      recommendations.recommend(SCOPE, { ...EMPTY_QUERY, ...query });
    process.stdout.write(`${calls} calls each, ${products.length} products, one at a time\n`);
    await measure('related to a product', () =>
      recommend({ model: 'related', productKeys: [randomProductKey()] }),
    );
    await measure('bought together with a basket of 5', () =>
      recommend({
        model: 'bought-together',
        productKeys: Array.from({ length: 5 }, randomProductKey),
      }),
    );
    await measure('trending', () => recommend({ model: 'trending', productKeys: [] }));
    await measure('similar, 40, without descriptors', () =>
      recommendations.findVisuallySimilar(SCOPE, { productKey: randomProductKey(), limit: 40 }),
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
