/** Child process that writes until killed, printing acknowledged tokens: DATA_DIR, token prefix. */
import { openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';

const [dataDir = '', prefix = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: silentLog });
const baskets = createBaskets(database);
const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;

for (let count = 0; ; count += 1) {
  const token = `${prefix}-${count}`;
  await baskets.add(
    { ...scope, token },
    { items: [{ sku: 'written-S', quantity: 1 }], reserveMinutes: 30 },
  );
  process.stdout.write(`${token}\n`);
}
