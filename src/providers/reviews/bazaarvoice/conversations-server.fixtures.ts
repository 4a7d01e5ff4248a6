/** A local server with the shapes of the Conversations API, for tests. */
import { createServer, type IncomingMessage } from 'node:http';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import { foldText, searchWords } from '#features/reviews/reviews.ts';
import { findFeatures } from '#features/reviews/text/feature-words.ts';

export const PASSKEY = 'test-passkey';
export const PHOTO_ORIGIN = 'https://photos.example';

export type ConversationsServer = {
  readonly url: string;
  readonly save: (records: readonly ReviewRecord[]) => void;
  /** Requests so far: path and query. */
  readonly requests: readonly URL[];
  /** Reviews sent so far, checked ones included. */
  readonly submissions: readonly URLSearchParams[];
  /** Photos sent so far. */
  readonly photos: readonly Uint8Array[];
  readonly close: () => Promise<void>;
};

type Votes = Map<string, Map<string, 'Positive' | 'Negative'>>;

export async function openConversationsServer(): Promise<ConversationsServer> {
  const records = new Map<string, ReviewRecord>();
  const votes: Votes = new Map();
  const requests: URL[] = [];
  const submissions: URLSearchParams[] = [];
  const photos: Uint8Array[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(url);
    const state = { records: [...records.values()], votes };
    const body = url.pathname.endsWith('photo.json')
      ? await takePhoto(request, photos)
      : await respond(request, url, { ...state, submissions });
    response.statusCode = statusOf(body);
    response.setHeader('content-type', 'application/json;charset=utf-8');
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/data/`,
    ...{ requests, submissions, photos },
    save(added) {
      for (const record of added) records.set(record.sourceKey, record);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type State = {
  readonly records: readonly ReviewRecord[];
  readonly votes: Votes;
  readonly submissions: URLSearchParams[];
};

const NO_ERRORS = { HasErrors: false, Errors: [] };
const reported = (Code: string) => ({ HasErrors: true, Errors: [{ Code, Message: Code }] });

/** A summary that does not exist is 404, with a body. */
function statusOf(body: unknown): number {
  const isStatus = typeof body === 'object' && body !== null && 'status' in body;
  return isStatus ? Number(body.status) : 200;
}

async function respond(request: IncomingMessage, url: URL, state: State): Promise<unknown> {
  const posted = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null;
  const parameters = posted ?? url.searchParams;
  if (parameters.get('passkey') !== PASSKEY || parameters.get('apiversion') !== '5.4')
    return reported('ERROR_PARAM_INVALID_API_KEY');
  const about = state.records.filter(({ product }) => product === parameters.get('productId'));
  switch (url.pathname) {
    case '/data/reviews.json':
      return listReviews(parameters, state);
    case '/data/submitfeedback.json':
      return takeVote(parameters, state.votes);
    case '/data/submitreview.json':
      return takeReview(parameters, state.submissions);
    case '/data/features':
      return describeFeatures(about);
    case '/data/reviewsummary':
      return about.length < 30
        ? { status: 404, title: 'REVIEW_SUMMARY', detail: 'Not enough reviews.' }
        : { status: 200, type: 'TEXT', summary: 'Mostly warm.', disclaimer: 'Made by a model.' };
    default:
      return reported('ERROR_UNKNOWN');
  }
}

/** The form has the passkey, the kind of content and the file. */
async function takePhoto(request: IncomingMessage, photos: Uint8Array[]): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(parts), { headers }).formData();
  const file = form.get('photo');
  if (form.get('passkey') !== PASSKEY) return reported('ERROR_PARAM_INVALID_API_KEY');
  if (!(file instanceof File) || form.get('ContentType') !== 'review')
    return reported('ERROR_PARAM_INVALID_PARAMETERS');
  photos.push(new Uint8Array(await file.arrayBuffer()));
  const Url = `${PHOTO_ORIGIN}/uploaded/${photos.length}.jpg`;
  return { ...NO_ERRORS, Photo: { Sizes: { normal: { Id: 'normal', Url } } } };
}

/** Refuses what contains `profane`, and a second review of a user on a product. */
function takeReview(fields: URLSearchParams, submissions: URLSearchParams[]): unknown {
  const faults = [...fields].flatMap(([Field, value]) =>
    value.includes('profane') ? [[Field, { Field, Code: 'ERROR_FORM_PROFANITY' }]] : [],
  );
  const isSame = (params: URLSearchParams) =>
    params.get('Action') === 'submit' &&
    ['UserId', 'ProductId'].every((name) => params.get(name) === fields.get(name));
  const isRepeated = submissions.some(isSame);
  submissions.push(fields);
  if (faults.length > 0)
    return { HasErrors: true, Errors: [], FormErrors: { FieldErrors: Object.fromEntries(faults) } };
  if (isRepeated) return reported('ERROR_FORM_DUPLICATE');
  return { ...NO_ERRORS, FormErrors: {}, SubmissionId: `S${submissions.length}` };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function takeVote(fields: URLSearchParams, votes: Votes): unknown {
  const id = fields.get('ContentId') ?? '';
  const ofReview = votes.get(id) ?? new Map();
  const isRepeated = ofReview.get(fields.get('UserId')) === fields.get('Vote');
  ofReview.set(fields.get('UserId') ?? '', fields.get('Vote'));
  votes.set(id, ofReview);
  return isRepeated ? reported('ERROR_DUPLICATE_SUBMISSION') : NO_ERRORS;
}

function describeFeatures(records: readonly ReviewRecord[]): unknown {
  const mentioned = Map.groupBy(
    records.flatMap((record) => findFeatures(record.body, record.language ?? null)),
    (feature) => feature,
  );
  const features = [...mentioned]
    .filter(([, { length }]) => length > 1)
    .map(([feature, { length }]) => ({
      ...{ feature, localizedFeature: feature, reviewsMentioned: length },
    }));
  return { ...NO_ERRORS, Results: [{ features }] };
}

function listReviews(
  parameters: URLSearchParams,
  { records, votes }: Pick<State, 'records' | 'votes'>,
): unknown {
  if (Number(parameters.get('Limit')) > 100) return reported('ERROR_PARAM_INVALID_LIMIT');
  if (Number(parameters.get('Offset')) > 300_000) return reported('ERROR_PARAM_INVALID_OFFSET');
  if (parameters.has('Search') && parameters.has('Sort'))
    return reported('ERROR_PARAM_INVALID_SORT_ATTRIBUTE');
  const filters = parameters.getAll('Filter').map((filter) => filter.split(':'));
  const words = searchWords(parameters.get('Search') ?? '');
  const feature = parameters.get('feature');
  const found = records.filter(
    (record) =>
      filters.every(([name, comparison, value = '']) =>
        matches(record, name ?? '', comparison ?? '', value),
      ) &&
      words.every((word) => foldText(`${record.title ?? ''} ${record.body}`).includes(word)) &&
      (feature === null || findFeatures(record.body, record.language ?? null).includes(feature)),
  );
  const start = Number(parameters.get('Offset') ?? 0);
  const all = found.map((record) => toDelivered(record, votes));
  const sorted = sortBy(all, parameters.get('Sort') ?? 'SubmissionTime:desc');
  const product = records.find(({ sourceKey }) => sourceKey === all[0]?.Id)?.product;
  return {
    ...NO_ERRORS,
    ...{ Limit: Number(parameters.get('Limit')), Offset: start, TotalResults: found.length },
    Results: sorted.slice(start, start + Number(parameters.get('Limit') ?? 10)),
    Includes: {
      Products: product === undefined ? {} : { [product]: { ReviewStatistics: count(found) } },
    },
  };
}

function matches(record: ReviewRecord, name: string, comparison: string, value: string): boolean {
  switch (name) {
    case 'ProductId':
      return record.product === value;
    case 'Id':
      return record.sourceKey === value;
    case 'ContentLocale':
      return `${record.language ?? 'en'}_XX`.startsWith(value.replace('*', ''));
    case 'IsRatingsOnly':
      return (record.body === '') === (value === 'true');
    case 'HasPhotos':
      return (record.photos ?? []).length > 0;
    case 'Rating':
      return comparison === 'gte'
        ? record.rating >= Number(value)
        : comparison === 'lte'
          ? record.rating <= Number(value)
          : record.rating === Number(value);
    default:
      return false;
  }
}

type Delivered = ReturnType<typeof toDelivered>;

function sortBy(reviews: readonly Delivered[], sort: string): readonly Delivered[] {
  const keys = sort.split(',').map((key) => key.split(':'));
  return reviews.toSorted((a, b) => {
    for (const [key = '', direction] of keys) {
      const difference = readSortValue(a, key) - readSortValue(b, key);
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  });
}

function readSortValue(review: Delivered, key: string): number {
  if (key === 'Rating') return review.Rating;
  if (key === 'Helpfulness')
    return review.TotalPositiveFeedbackCount - review.TotalNegativeFeedbackCount;
  return Date.parse(review.SubmissionTime);
}

function toDelivered(record: ReviewRecord, votes: Votes) {
  const { sourceKey, syndication } = record;
  const given = [...(votes.get(sourceKey)?.values() ?? [])];
  const countOf = (vote: string) => given.filter((value) => value === vote).length;
  return {
    ...{ Id: sourceKey, ProductId: record.product, Rating: record.rating, RatingRange: 5 },
    ...{ Title: record.title ?? null, ReviewText: record.body, IsFeatured: false },
    UserNickname: record.username ?? null,
    UserLocation: record.userLocation ?? null,
    SubmissionTime: record.submittedAt.replace('Z', '+00:00'),
    ContentLocale: `${record.language ?? 'en'}_GB`,
    IsRecommended: record.isRecommended ?? null,
    IsSyndicated: syndication !== undefined,
    SyndicationSource: syndication && {
      Name: syndication.name,
      LogoImageUrl: syndication.logoImageUrl ?? null,
      ContentLink: syndication.contentLink ?? null,
    },
    SecondaryRatings: Object.fromEntries(
      Object.entries(record.secondaryRatings ?? {}).map(([Id, Value]) => [
        Id,
        { Id, Value, ValueRange: 5, Label: Id, MinLabel: 'Low', MaxLabel: 'High' },
      ]),
    ),
    Photos: (record.photos ?? []).map(({ picture, caption = null }, index) => ({
      ...{ Id: `${sourceKey}-${index}`, Caption: caption },
      Sizes: {
        thumbnail: { Id: 'thumbnail', Url: `${PHOTO_ORIGIN}/small/${picture}` },
        normal: { Id: 'normal', Url: `${PHOTO_ORIGIN}/${picture}` },
      },
    })),
    ClientResponses: (record.responses ?? []).map(({ clientName, text }) => ({
      ...{ Name: clientName, Department: 'Care', Response: text, Date: record.submittedAt },
    })),
    TotalPositiveFeedbackCount: (record.helpfulCount ?? 0) + countOf('Positive'),
    TotalNegativeFeedbackCount: (record.unhelpfulCount ?? 0) + countOf('Negative'),
  };
}

function count(records: readonly ReviewRecord[]): unknown {
  const countOf = (is: (record: ReviewRecord) => boolean) => records.filter(is).length;
  const sum = records.reduce((total, { rating }) => total + rating, 0);
  const qualities = records.flatMap(({ secondaryRatings }) => secondaryRatings?.quality ?? []);
  return {
    TotalReviewCount: records.length,
    AverageOverallRating: sum / records.length,
    RatingDistribution: [5, 4, 3, 2, 1]
      .map((RatingValue) => ({
        RatingValue,
        Count: countOf(({ rating }) => rating === RatingValue),
      }))
      .filter(({ Count }) => Count > 0),
    RecommendedCount: countOf(({ isRecommended }) => isRecommended === true),
    NotRecommendedCount: countOf(({ isRecommended }) => isRecommended === false),
    SecondaryRatingsAverages:
      qualities.length === 0
        ? {}
        : {
            quality: {
              Id: 'quality',
              AverageRating:
                qualities.reduce((total, value) => total + value, 0) / qualities.length,
            },
          },
  };
}
