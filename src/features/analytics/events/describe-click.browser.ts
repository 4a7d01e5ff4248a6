/** Events of clicks on links and buttons: those of the menu, and of the page's content. */
import type { ShopEvent } from './event-catalogue.ts';

const MAX_LABEL = 100;

/**
 * Texts of the interface only, and paths without their query: nothing that a shopper has entered.
 * Clicks on products are other events.
 */
export function describeClick(element: Element): readonly ShopEvent[] {
  const label = labelOf(element);
  if (label === '') return [];
  if (element instanceof HTMLAnchorElement && element.closest('header'))
    return [{ name: 'menu_click', params: { link_text: label, link_path: pathOf(element) } }];
  if (element.closest('[data-product], form')) return [];
  const content_type = element instanceof HTMLAnchorElement ? 'link' : 'button';
  return [{ name: 'select_content', params: { content_type, content_id: label } }];
}

function labelOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return label.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LABEL);
}

function pathOf({ href }: HTMLAnchorElement): string {
  return URL.canParse(href) ? new URL(href).pathname.slice(0, 500) : '/';
}
