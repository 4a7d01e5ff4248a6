/** npm run notice: writes NOTICE, the licences of packages and fonts that a release contains. */
import { writeFileSync } from 'node:fs';
import { formatNotice } from './format-notice.ts';
import { listPackages } from './list-packages.ts';

const packages = listPackages('.');
writeFileSync('NOTICE', formatNotice(packages));
console.log(`NOTICE names ${packages.length} packages.`);
