/** `npm run openapi`: writes docs/schemas/openapi.json from the descriptions of operations. */
import { writeFileSync } from 'node:fs';
import { writeDocument } from './build-document.ts';
import { operations } from './operations/all-operations.ts';

const FILE = 'docs/schemas/openapi.json';

writeFileSync(FILE, writeDocument(operations));
console.log(`${FILE} describes ${operations.length} operations.`);
