/** Events of clicks on links and buttons: those of the menu, and of the page's content. */
import { allowsTags } from '../tags/tag-settings.ts';
import type { ShopEvent } from './event-catalogue.ts';

const MAX_LABEL = 100;

/**
 * Texts of the interface only, and paths without their query: nothing that a shopper has entered,
 * and nothing on pages of a shopper or in links to them, which have names and order numbers. Clicks
 * on products are other events.
 */
export function toClickEvents(element: Element): readonly ShopEvent[] {
  const isLink = element instanceof HTMLAnchorElement;
  if (!allowsTags(location.pathname) || (isLink && !allowsTags(pathOf(element)))) return [];
  const label = labelOf(element);
  if (label === '') return [];
  if (isLink && element.closest('header'))
    return [{ name: 'menu_click', params: { link_text: label, link_path: pathOf(element) } }];
  if (element.closest('[data-product], form')) return [];
  const content_type = isLink ? 'link' : 'button';
  return [{ name: 'select_content', params: { content_type, content_id: label } }];
}

function labelOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return label.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LABEL);
}

function pathOf({ href }: HTMLAnchorElement): string {
  return URL.canParse(href) ? new URL(href).pathname.slice(0, 500) : '/';
}
