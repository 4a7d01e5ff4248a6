/** Largest request bodies, by path. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from '../http/problem-response.server.ts';

/** Catalogues and pictures are imported from files, not by request. */
const MAX_MB = 1;
/** Five photos of a review at their largest, and its words. */
const MAX_REVIEW_MB = 42;
const REVIEW_FORM_PATH = /^(?:\/[a-z-]+)?\/product\/[^/]+\/write-review$/;
/** The search protocol has its own limits and error format: a batch of records may be larger. */
const SEARCH_PATH = /^\/search\/1\//;

const limitUsual = limitTo(MAX_MB);
const limitReview = limitTo(MAX_REVIEW_MB);

export const limitBody: MiddlewareHandler = (c, next) => {
  if (SEARCH_PATH.test(c.req.path)) return next();
  return (mayHavePhotos(c) ? limitReview : limitUsual)(c, next);
};

/** A body without a length would be read here, before the checks of the form. */
function mayHavePhotos({ req }: Context): boolean {
  return (
    REVIEW_FORM_PATH.test(req.path) &&
    /^multipart\/form-data\s*;/i.test(req.header('content-type') ?? '') &&
    req.header('content-length') !== undefined &&
    req.header('transfer-encoding') === undefined
  );
}

function limitTo(megabytes: number): MiddlewareHandler {
  const message = `The request body is larger than ${megabytes} MB.`;
  return bodyLimit({
    maxSize: megabytes * 2 ** 20,
    onError: () => problemResponse(413, 'request.tooLarge', message),
  });
}
