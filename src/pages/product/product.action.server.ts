/**
 * Buy form without JavaScript: adds to the basket and redirects there, or reports what is missing.
 */
import { data, redirect } from 'react-router';
import { addToBasket } from '#features/basket/basket.server.ts';
import { writeBasketCookie } from '#features/basket/basket-cookie.ts';
import { parseAddItems } from '#features/basket/requests/basket-request.server.ts';
import type { AddToBasketProblem } from '#features/buy-box/add-to-basket-problem.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { pickPersonalisation } from '#features/customisation/field-name.ts';
import { findPostedVariant } from '#features/selection/selection.ts';
import { parseJson } from '#i18n/parse-json.ts';
import { isProblem } from '#kit/problem.ts';
import { links } from '#links';
import { formatProblem } from '#request/problem-text.server.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import type { PrivateShop } from '#request/shop.ts';

/** 303 to the basket, or the error with its 4xx status, for the page to display. */
export async function buyFromForm(shop: PrivateShop, slug: string, request: Request) {
  const fields = await readRequestBody(request);
  const found = await loadProductBySlug(shop, slug);
  if ('movedTo' in found) return redirect(links.product({ slug: found.movedTo }), 301);
  // Only customers can buy the membership.
  if (found.product.isPremier && !shop.customer)
    return redirect(links.signUp({ redirect: links.premier({ slug, add: true }) }), 303);
  const variant = findPostedVariant(found.product, {
    colour: asText(fields.colour),
    size: asText(fields.size),
  });
  if (!variant) return showProblem({ code: 'buy.sizeMissing' }, 400);
  const isCustomised = found.product.customisationGroupName !== undefined;
  try {
    const personalisation = isCustomised && { customFields: pickPersonalisation(fields) };
    const items = parseAddItems([
      {
        sku: variant.sku,
        quantity: Number(fields.quantity ?? 1),
        ...parseShownPrice(fields, variant.size),
        ...personalisation,
      },
    ]);
    const { token } = await addToBasket(shop, items);
    writeBasketCookie(shop, token);
    return redirect(links.basket(), 303);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return showProblem(
      { code: error.code, message: formatProblem(error, shop.locale.tag) },
      error.status,
    );
  }
}

/**
 * Price that the form's page displayed: one, or one for each size. An unreadable value is ignored.
 */
function parseShownPrice(
  fields: Record<string, unknown>,
  size: string,
): { readonly shownPrice?: number } {
  const read = parseJson(asText(fields.shownPrice) ?? '');
  const parsed = 'value' in read ? read.value : undefined;
  const shown: unknown =
    typeof parsed === 'object' && parsed !== null && Object.hasOwn(parsed, size)
      ? Object(parsed)[size]
      : parsed;
  return typeof shown === 'number' ? { shownPrice: shown } : {};
}

function showProblem(problem: AddToBasketProblem, status: number) {
  return data({ problem }, { status });
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
