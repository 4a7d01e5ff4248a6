/**
 * Validates structured data with a third-party validator, which knows what Google requires of
 * products, offers, reviews and breadcrumbs, and the vocabulary of schema.org. The schemas of
 * `json-ld-faults.ts` are our own, and cover all types that pages use.
 */
import { readFileSync } from 'node:fs';
import Validator, { type IssueStep } from '@adobe/structured-data-validator';
import { z } from 'zod';

const { types } = z
  .object({
    types: z.record(
      z.string(),
      z.object({ parents: z.array(z.string()), properties: z.array(z.string()) }),
    ),
  })
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../../fixtures/schema-org/schema-org.json', import.meta.url),
        'utf8',
      ),
    ),
  );

/** The vocabulary in the format that schema.org publishes, which the validator reads. */
function describeVocabulary(): object {
  const domains = new Map<string, { readonly '@id': string }[]>();
  for (const [type, { properties }] of Object.entries(types))
    for (const name of properties)
      domains.set(name, [...(domains.get(name) ?? []), { '@id': `schema:${type}` }]);
  return {
    '@graph': [
      ...Object.entries(types).map(([type, { parents }]) => ({
        ...{ '@id': `schema:${type}`, '@type': 'rdfs:Class' },
        'rdfs:subClassOf': parents.map((parent) => ({ '@id': `schema:${parent}` })),
      })),
      ...[...domains].map(([name, included]) => ({
        ...{ '@id': `schema:${name}`, '@type': 'rdf:Property' },
        'schema:domainIncludes': included,
      })),
    ],
  };
}

const validator = new Validator(describeVocabulary());
const nodesSchema = z.array(z.looseObject({ '@type': z.string() }));
const documentSchema = z.looseObject({ '@graph': z.array(z.unknown()).optional() });

/** Errors in the elements of a page, each with its path; recommendations are not errors. */
export async function listRichResultErrors(
  elements: readonly unknown[],
): Promise<readonly string[]> {
  const nodes = nodesSchema.safeParse(
    elements.flatMap((element) => {
      const { '@context': _, ...document } = documentSchema.parse(element);
      return document['@graph'] ?? [document];
    }),
  );
  if (!nodes.success) return ['an element or a node of its graph has no @type'];
  const issues = await validator.validate({
    jsonld: Object.groupBy(nodes.data, (node) => node['@type']),
  });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ path, issueMessage }) => `${path.map(describeStep).join('.')}: ${issueMessage}`);
}

function describeStep({ property, type, index }: IssueStep): string {
  return `${property ?? type ?? ''}${index === undefined ? '' : `[${index}]`}`;
}
