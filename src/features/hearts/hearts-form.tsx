/** The one form that every heart of a page belongs to. */
import { useHref } from 'react-router';
import { links } from '#links';

export const HEARTS_FORM = 'hearts';

export function HeartsForm() {
  return <form id={HEARTS_FORM} method="post" action={useHref(links.wishlist())} hidden />;
}
