/** Contract tests of the built-in size recommendation. */
import { describeAdvice } from '#features/advice/advice.contract.ts';
import { advice } from './advice.provider.ts';

describeAdvice('the shop itself', advice);
