/** A/B tests of search parameters: each shopper is always assigned the same variant. */
import { z } from 'zod';
import {
  createParameterProblem,
  type Parameters,
  parseBySchema,
} from '../protocol/parameters/parameter.ts';

const variant = z.looseObject({
  trafficPercentage: z.number().min(0).max(100),
  /** Override the parameters of the request and of the index. */
  customSearchParameters: z.record(z.string(), z.unknown()).default({}),
});
const abTest = z.looseObject({
  abTestID: z.int().min(1),
  variants: z.array(variant).min(2).max(10),
});
const shape = z.object({ abTest });

export type AbTest = Readonly<z.infer<typeof abTest>>;
export type AssignedVariant = {
  readonly abTestID: number;
  readonly abTestVariantID: number;
  readonly parameters: Parameters;
};

/**
 * Parses `abTest` of the index settings; null when absent. @throws Problem 400 that names the
 * field.
 */
export function parseAbTest({ abTest: unparsed }: Parameters): AbTest | null {
  if (unparsed === undefined || unparsed === null) return null;
  const { abTest: test } = parseBySchema(shape, { abTest: unparsed }, 'abTest');
  const shares = test.variants.reduce((sum, { trafficPercentage }) => sum + trafficPercentage, 0);
  if (Math.abs(shares - 100) > 0.01)
    throw createParameterProblem('abTest.variants', 'must share 100 percent of the traffic');
  return test;
}

/** null without a user token, since the shopper could not keep one variant. */
export function chooseVariant(
  test: AbTest | null | undefined,
  token: string,
): AssignedVariant | null {
  if (!test || token === '') return null;
  let point = shareOf(`${test.abTestID} ${token}`) * 100;
  for (const [position, { trafficPercentage, customSearchParameters }] of test.variants.entries()) {
    point -= trafficPercentage;
    if (point < 0)
      return {
        abTestID: test.abTestID,
        abTestVariantID: position + 1,
        parameters: customSearchParameters,
      };
  }
  return null;
}

/**
 * Hash from 0 to 1 (exclusive), evenly distributed: FNV-1a, with a final mix because the last
 * characters hardly affect its high bits.
 */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
