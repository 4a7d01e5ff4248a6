/** Contract tests of the built-in size recommendation. */
import { describeGuidedSelling } from '#features/guided-selling/guided-selling.contract.ts';
import { embeddedGuidedSelling } from './guided-selling.provider.ts';

describeGuidedSelling('the shop itself', embeddedGuidedSelling);
