/** Submitted reviews and their moderation in memory, for tests. */

import { randomUUID } from 'node:crypto';
import type { ReviewAction } from '#features/review-moderation/moderation.ts';
import type {
  ModeratedReview,
  ReviewEvent,
  ReviewModeration,
} from '#features/review-moderation/review-moderation.port.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import { Problem } from '#kit/problem.ts';
import { createMemoryPendingPhotos } from './photos/memory-pending-photos.fixtures.ts';
import type { PendingPhotos } from './photos/pending-photos.port.ts';
import type { ReviewReport, ReviewWriting } from './review-writing.port.ts';
import { CONFIRMATION_DAYS, type OwnReview, PENDING_PREFIX } from './submitted-review.ts';

type Stored = Omit<ModeratedReview, 'reports' | 'username'> &
  Reviewer & {
    readonly username: string;
    readonly token: string | null;
    readonly buyerReference: string | null;
  };
type StoredReport = ReviewReport & { readonly at: string; isHandled: boolean };

class Store {
  reviews: Stored[] = [];
  reports: StoredReport[] = [];
  readonly events: (ReviewEvent & { readonly reviewId: string })[] = [];
  readonly pending = createMemoryPendingPhotos();

  note(reviewId: string, action: ReviewAction, reason: ModerationReason | null = null): void {
    this.events.push({ reviewId, action, reason, at: new Date().toISOString() });
  }

  find(id: string): Stored {
    const found = this.reviews.find((review) => review.id === id);
    if (!found) throw unknownReview();
    return found;
  }

  replace(id: string, change: Partial<Stored>): void {
    this.reviews = this.reviews.map((review) =>
      review.id === id ? { ...review, ...change } : review,
    );
  }

  remove(id: string): void {
    this.reviews = this.reviews.filter((review) => review.id !== id);
    this.reports = this.reports.filter(({ reviewId }) => reviewId !== id);
  }

  byToken(token: string): Stored | undefined {
    const oldest = Date.now() - CONFIRMATION_DAYS * 86_400_000;
    return this.reviews.find(
      (review) =>
        review.token === token &&
        (review.status !== 'unconfirmed' || Date.parse(review.submittedAt) > oldest),
    );
  }

  ownedBy({ author, authorEmail }: Reviewer): Stored[] {
    return this.reviews.filter(
      (review) =>
        review.status !== 'unconfirmed' &&
        (review.author === null ? review.authorEmail === authorEmail : review.author === author),
    );
  }

  /** As `makeCount` of the embedded provider. */
  confirm(review: Stored): string {
    this.reviews = this.reviews.filter(
      ({ status, productKey, authorEmail }) =>
        review.author !== null ||
        status !== 'unconfirmed' ||
        productKey !== review.productKey ||
        authorEmail !== review.authorEmail,
    );
    const [present] = this.ownedBy(review).filter((o) => o.productKey === review.productKey);
    this.remove(review.id);
    if (present) this.remove(present.id);
    const reference = review.buyerReference ?? present?.buyerReference ?? null;
    const isTaken = this.reviews.some(
      (candidate) =>
        candidate.productKey === review.productKey && candidate.buyerReference === reference,
    );
    const buyerReference = isTaken ? null : reference;
    const id = present?.id ?? review.id;
    this.reviews.push({
      ...{ ...review, id, status: 'pending', buyerReference },
      isVerified: buyerReference !== null,
      responses: present?.responses ?? [],
      author: review.author ?? present?.author ?? null,
    });
    this.note(id, present ? 'edited' : 'confirmed');
    return id;
  }
}

export function createMemoryReviewWriting(productKeys: readonly string[] = ['coat', 'mug']): {
  readonly writing: ReviewWriting;
  readonly moderation: ReviewModeration;
  /** Photos of reviews that await moderation. */
  readonly pending: PendingPhotos;
} {
  const store = new Store();
  return {
    writing: createWriting(store, productKeys),
    moderation: createModeration(store),
    pending: store.pending,
  };
}

function createWriting(store: Store, productKeys: readonly string[]): ReviewWriting {
  return {
    storePhoto: (body) => store.pending.save(body),
    submit: (...given) => submit(store, productKeys, ...given),
    async findOwn(productKey, reviewer) {
      const own = store.ownedBy(reviewer).find((review) => review.productKey === productKey);
      return own ? toOwn(own) : null;
    },
    listOwn: async (reviewer) => store.ownedBy(reviewer).map(toOwn).reverse(),
    async findByToken(token) {
      const found = store.byToken(token);
      return found ? toOwn(found) : null;
    },
    async confirm(token) {
      const found = store.byToken(token);
      if (!found) throw new Problem(410, 'reviewForm.linkExpired', 'The link has been used');
      const id = found.status === 'unconfirmed' ? store.confirm(found) : found.id;
      return toOwn(store.find(id));
    },
    async remove(owner) {
      const found =
        'token' in owner
          ? store.byToken(owner.token)
          : store.ownedBy(owner.reviewer).find(({ id }) => id === owner.reviewId);
      if (!found) throw unknownReview();
      store.remove(found.id);
      store.note(found.id, 'deleted');
    },
    async report(report) {
      const { productKey, status } = store.find(report.reviewId);
      if (productKey !== report.productKey || status !== 'published') throw unknownReview();
      const isKnown = store.reports.some(
        ({ reviewId, reporter }) => reviewId === report.reviewId && reporter === report.reporter,
      );
      if (isKnown) return false;
      store.reports.push({ ...report, at: new Date().toISOString(), isHandled: false });
      store.note(report.reviewId, 'reported', report.reason);
      return true;
    },
    exportData: async (person) => ({
      reviews: store.ownedBy(person).map(toOwn).reverse(),
      votes: [],
      reports: store.reports
        .filter(({ reporter }) => reporter === person.voter)
        .map(({ reviewId, reason, at }) => ({ reviewId, reason, at })),
    }),
    cleanUp: async () => ({ deletedPictures: [] }),
  };
}

async function submit(
  store: Store,
  productKeys: readonly string[],
  ...[review, reviewer, email]: Parameters<ReviewWriting['submit']>
): ReturnType<ReviewWriting['submit']> {
  if (!productKeys.includes(review.productKey))
    throw new Problem(404, 'product.notSold', 'unknown', { field: 'product' });
  const token = email && randomUUID();
  const stored: Stored = {
    ...{ ...review, ...reviewer, token, id: randomUUID(), status: 'unconfirmed' },
    ...{ refusalReason: null, isVerified: false, responses: [] },
    submittedAt: new Date().toISOString(),
  };
  if (email === null || token === null) {
    store.confirm(stored);
    return null;
  }
  store.reviews.push(stored);
  store.note(stored.id, 'submitted');
  return { ...email, token };
}

function createModeration(store: Store): ReviewModeration {
  const reportsOf = (id: string) =>
    store.reports.filter(({ reviewId, isHandled }) => reviewId === id && !isHandled);
  const toModerated = ({ token: _, author: __, authorEmail: ___, ...review }: Stored) => {
    const byReason = Map.groupBy(reportsOf(review.id), ({ reason }) => reason);
    const counts = [...byReason].map(([reason, found]) => [reason, found.length]);
    const { buyerReference: ____, ...shown } = review;
    return { ...shown, reports: Object.fromEntries(counts) } as ModeratedReview;
  };
  const decide = (id: string, change: Partial<Stored>) => {
    if (store.find(id).status === 'unconfirmed')
      throw new Problem(409, 'reviews.unconfirmed', 'unconfirmed', { field: 'review' });
    for (const report of reportsOf(id)) report.isHandled = true;
    store.replace(id, change);
    return toModerated(store.find(id));
  };
  return {
    list: async ({ status, isReported, limit }) =>
      store.reviews
        .filter((review) => (status ? review.status === status : review.status !== 'unconfirmed'))
        .filter(({ id }) => !isReported || reportsOf(id).length > 0)
        .slice(0, limit)
        .map(toModerated),
    async find(id) {
      const review = store.reviews.find((review) => review.id === id);
      const events = store.events.filter(({ reviewId }) => reviewId === id);
      const shown = events.map(({ reviewId: _, ...event }) => event);
      return review ? { review: toModerated(review), events: shown } : null;
    },
    findPendingPhoto: (photo) => store.pending.find(photo),
    async publish(id, submittedAt) {
      const { photos, ...review } = store.find(id);
      if (review.status !== 'unconfirmed' && review.submittedAt !== submittedAt)
        throw new Problem(409, 'reviews.changed', 'review: changed', { field: 'review' });
      const shown = photos.map((photo) => photo.replace(PENDING_PREFIX, 'file.'));
      const change = { status: 'published', refusalReason: null, photos: shown } as const;
      const after = decide(id, change);
      await store.pending.delete(photos);
      store.note(id, 'published');
      return after;
    },
    async refuse(id, reason) {
      const after = decide(id, { status: 'refused', refusalReason: reason, photos: [] });
      store.note(id, 'refused', reason);
      return after;
    },
    async respond(id, response) {
      const others = store.find(id).responses.filter((o) => o.clientName !== response.clientName);
      store.replace(id, { responses: [...others, response] });
      store.note(id, 'responded');
      return toModerated(store.find(id));
    },
  };
}

function toOwn(review: Stored): OwnReview {
  const { id, productKey, status, refusalReason, isVerified, submittedAt } = review;
  const { rating, title, body, username, userLocation, isRecommended, fit } = review;
  const { secondaryRatings, photos } = review;
  const language = review.language ?? '';
  return {
    ...{ id, productKey, status, refusalReason, isVerified, submittedAt, rating, title, body },
    ...{ username, userLocation, isRecommended, fit, secondaryRatings, photos, language },
  };
}

function unknownReview(): Problem {
  return new Problem(404, 'reviews.unknown', 'review: unknown', { field: 'review' });
}
