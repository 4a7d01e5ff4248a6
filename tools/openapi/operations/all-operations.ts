/** All public operations, in the order of the document. */
import type { Operation } from '../operation.ts';
import { agentOperations } from './agent-operations.ts';
import { basketOperations } from './basket-operations.ts';
import { catalogueOperations } from './catalogue-operations.ts';
import { feedOperations, monitoringOperations } from './feed-operations.ts';
import { orderOperations } from './order-operations.ts';
import { recommendationOperations } from './recommendation-operations.ts';
import { reviewOperations } from './review-operations.ts';
import { searchOperations } from './search-operations.ts';
import { shopperOperations } from './shopper-operations.ts';
import { wishlistOperations } from './wishlist-operations.ts';

export const operations: readonly Operation[] = [
  ...[...catalogueOperations, ...reviewOperations, ...recommendationOperations],
  ...[...searchOperations, ...basketOperations, ...shopperOperations, ...wishlistOperations],
  ...[...orderOperations, ...agentOperations, ...feedOperations, ...monitoringOperations],
];
