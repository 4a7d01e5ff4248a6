/** Test that the types of pages are those of the routes. */
import { expect, test } from 'vitest';
import routes from '../../../routes.ts';
import { PAGE_TYPES } from './page-types.server.ts';

test('every page has its type, and there are no others', () => {
  const names = routes
    .filter(({ file }) => file.startsWith('pages/') && file.endsWith('.tsx'))
    .map(({ id, file }) =>
      (id ?? file)
        .split('/')
        .at(-1)
        ?.replace(/\.route\.tsx$/, ''),
    );
  expect([...PAGE_TYPES].toSorted()).toEqual([...new Set(names)].toSorted());
});
