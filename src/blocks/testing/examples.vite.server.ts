/** Examples of every block as sections of a page, for pages for developers. */
import { blockSchemaId } from '#kit/define-block-content.ts';

type Fixtures = Readonly<Record<string, object>>;
export type BlockExamples = { readonly name: string; readonly contents: readonly object[] };

const files = import.meta.glob<Fixtures>('../*/*.fixtures.ts', { eager: true, import: 'fixtures' });

export function listExamples(): BlockExamples[] {
  return Object.entries(files).map(([path, fixtures]) => {
    const name = path.split('/').at(-2) ?? '';
    return {
      name,
      contents: Object.values(fixtures).map((fixture) => ({
        _meta: { schema: blockSchemaId(name) },
        ...fixture,
      })),
    };
  });
}
