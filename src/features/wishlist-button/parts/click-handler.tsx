/** Handles clicks on wishlist buttons: toggles at once, reverts on an error, signs guests in. */
import { useEffect, useRef, useState } from 'react';
import {
  changeShopper,
  currentShopper,
  notifyOtherTabs,
  refreshShopper,
  whileWishlistIsSent,
} from '#features/shopper/use-shopper.ts';
import { track } from '#features/tracking/track.ts';
import {
  MAX_WISHLIST_ITEMS,
  toWishlistKey,
  type WishlistItem,
} from '#features/wishlist/wishlist.ts';
import { hydrateOnInteraction } from '#hydration/island.tsx';
import { type MessageId, type Text, useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Toast } from '#ui/toast/toast.tsx';

const SignInModal = hydrateOnInteraction(
  () => import('#features/sign-in/sign-in-modal.tsx'),
  'SignInModal',
);

type Answer = 'done' | 'guest' | { readonly message: MessageId } | { readonly error: string };

export type ClickHandlerProps = {
  readonly item: WishlistItem;
  readonly clicks: number;
  readonly isQuiet?: boolean | undefined;
};

export function ClickHandler(props: ClickHandlerProps) {
  // Alone in its component: React miscounts hooks with state where a component suspends before
  // them.
  useText('wishlist-button');
  return <ToggleOnClick {...props} />;
}

function ToggleOnClick({ item, clicks, isQuiet }: ClickHandlerProps) {
  const text = useText();
  /** Queue of requests: sent one after the other, so that they arrive in order. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [isSignInOpen, setSignInOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const wishlistKey = toWishlistKey(item);

  useEachClick(clicks, () => {
    setMessage(null);
    void toggle();
  });

  async function toggle(): Promise<void> {
    if (!navigator.onLine) return report(text('wishlistButton.offline'));
    const { status } =
      currentShopper().status === 'unknown' ? await refreshShopper() : currentShopper();
    if (status !== 'customer') return await openSignIn();
    const wasSaved = currentShopper().wishlistKeys.includes(wishlistKey);
    showInWishlist(wishlistKey, !wasSaved);
    queue.current = queue.current.then(() => whileWishlistIsSent(() => finish(wasSaved)));
  }

  async function finish(wasSaved: boolean): Promise<void> {
    const result = await send(item, wasSaved ? 'remove' : 'add');
    if (result === 'done') {
      track({ kind: 'wishlist', change: wasSaved ? 'remove' : 'add', item });
      return notifyOtherTabs();
    }
    showInWishlist(wishlistKey, wasSaved);
    if (result === 'guest') {
      void refreshShopper();
      return await openSignIn();
    }
    report('error' in result ? result.error : text(result.message));
  }

  function report(error: string): void {
    if (isQuiet) console.warn('Wishlist:', error);
    else setMessage(error);
  }

  /** Stores the item in a cookie, so that it is added whichever method of sign-in follows. */
  async function openSignIn(): Promise<void> {
    await send(item, 'pending');
    setSignInOpen(true);
  }

  function onSignInClosed(): void {
    setSignInOpen(false);
    setMessage(findSignInError(text, wishlistKey));
  }

  return (
    <>
      {isSignInOpen && <SignInModal onClose={onSignInClosed} />}
      {message && <Toast key={message} message={message} onClose={() => setMessage(null)} />}
    </>
  );
}

/** Calls `onEachClick` once for each click, with the latest state. */
function useEachClick(clicks: number, onEachClick: () => void): void {
  const handled = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: handles each click once
  useEffect(() => {
    if (handled.current === clicks) return;
    handled.current = clicks;
    onEachClick();
  }, [clicks]);
}

/**
 * Error text after a sign-in during which the server could not add the item; null when it was
 * added.
 */
function findSignInError(text: Text, wishlistKey: string): string | null {
  const { status, wishlistKeys } = currentShopper();
  if (status !== 'customer' || wishlistKeys.includes(wishlistKey)) return null;
  return text(
    wishlistKeys.length < MAX_WISHLIST_ITEMS
      ? 'pdp.wishlist.errorAdding'
      : 'pdp.wishlist.reachedLimit',
  );
}

function showInWishlist(wishlistKey: string, isSaved: boolean): void {
  const others = currentShopper().wishlistKeys.filter((key) => key !== wishlistKey);
  changeShopper({ wishlistKeys: isSaved ? [wishlistKey, ...others] : others });
}

type Reply = { readonly success?: unknown; readonly error?: unknown; readonly code?: unknown };

/** An error may have status 200 and `success` false. */
async function send(item: WishlistItem, action: 'add' | 'remove' | 'pending'): Promise<Answer> {
  const fallback = {
    message: action === 'remove' ? 'pdp.wishlist.errorRemoving' : 'pdp.wishlist.errorAdding',
  } as const;
  try {
    const response = await fetch(links.api.wishlist(action), {
      method: 'POST',
      body: JSON.stringify(item),
      headers: { 'content-type': 'application/json' },
      // Completes also when the shopper leaves the page at once.
      keepalive: true,
    });
    if (response.status === 401) return 'guest';
    const reply = (await response.json()) as Reply;
    if (response.ok && reply.success !== false) return 'done';
    // Validation errors have a generic message.
    return response.status === 400 || action === 'remove'
      ? fallback
      : (parseErrorReply(reply) ?? fallback);
  } catch {
    return fallback;
  }
}

/**
 * Message of a full wishlist, or of a product that is not sold here; other errors show the server's
 * text.
 */
function parseErrorReply({ error, code }: Reply): Answer | null {
  if (code === 'wishlist.notSold') return { message: 'pdp.wishlist.notSold' };
  if (typeof error !== 'string') return null;
  return error.includes('limit reached') ? { message: 'pdp.wishlist.reachedLimit' } : { error };
}
