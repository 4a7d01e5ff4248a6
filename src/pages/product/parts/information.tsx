/** What there is to know about a product, each part opened when wanted. */

import type { Product } from '#features/catalogue/catalogue.ts';
import { Link } from '#kit/link.tsx';
import { formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { type MessageId, useText } from '#kit/text.tsx';
import { links } from '#links';

export type InformationProps = { readonly product: Product; readonly sku: string; readonly freeDeliveryFrom: number | null };

export function Information({ product, sku, freeDeliveryFrom }: InformationProps) {
  const text = useText();
  const { locale } = useShop();
  const { description, detailsAndCare, ingredients, fabrication, sustainabilityContent, isBulky, currency } = product;
  return (
    <div className="mt-8 border-t border-line">
      <Part title="product.description" isOpen>
        <Paragraphs words={description} />
        <p className="mt-3 text-sm text-muted">{text('product.sku', { sku })}</p>
      </Part>
      {ingredients !== undefined ? (
        <Text title="product.ingredients" words={ingredients} />
      ) : (
        <Text title="product.detailsAndCare" words={detailsAndCare} />
      )}
      <Text title="product.fabric" words={fabrication} />
      <Text title="product.sustainability" words={sustainabilityContent} />
      <Part title="product.delivery">
        {isBulky && <p className="mb-2">{text('product.deliveryBulky')}</p>}
        {!isBulky && freeDeliveryFrom !== null && (
          <p>
            {text('product.deliveryStandard', {
              threshold: formatMoney({ centAmount: freeDeliveryFrom, currencyCode: currency }, locale.tag),
            })}
          </p>
        )}
      </Part>
      <Part title="product.returns">
        <p>{text('product.returnsText')}</p>
        <Link to={links.page('informational/returns')} className="mt-2 inline-block underline underline-offset-4">
          {text('product.returnsLink')}
        </Link>
      </Part>
    </div>
  );
}

function Text({ title, words }: { readonly title: MessageId; readonly words: string | undefined }) {
  if (words === undefined || words === '') return null;
  return (
    <Part title={title}>
      <Paragraphs words={words} />
    </Part>
  );
}

function Paragraphs({ words }: { readonly words: string }) {
  return (
    <div className="grid gap-3">
      {words.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Part({
  title,
  isOpen = false,
  children,
}: {
  readonly title: MessageId;
  readonly isOpen?: boolean;
  readonly children: React.ReactNode;
}) {
  const text = useText();
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between py-4 font-medium">
        {text(title)}
        <span aria-hidden="true" className="text-xl font-light group-open:rotate-45 transition-transform">
          +
        </span>
      </summary>
      <div className="max-w-[68ch] pb-5">{children}</div>
    </details>
  );
}
