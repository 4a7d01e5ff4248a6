/** The shop's own adviser. */
import { describeAdvice } from '#features/advice/advice.contract.ts';
import { advice } from './advice.provider.ts';

describeAdvice('the shop itself', advice);
