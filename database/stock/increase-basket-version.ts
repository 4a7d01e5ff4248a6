/** Increases the version of a basket, so that a request for its former content is refused. */
import { defineStatement } from '../statement.ts';

/** `$1` basket. */
export const increaseBasketVersion = defineStatement<never>(
  'basket.increaseVersion',
  'update basket set version = version + 1, updated_at = now() where id = $1',
);
