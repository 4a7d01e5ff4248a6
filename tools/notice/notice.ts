/** npm run notice: writes NOTICE, the licences of packages and fonts that a release contains. */
import { writeFileSync } from 'node:fs';
import { listPackages } from './list-packages.ts';
import { writeNotice } from './write-notice.ts';

const packages = listPackages('.');
writeFileSync('NOTICE', writeNotice(packages));
console.log(`NOTICE names ${packages.length} packages.`);
