/** Product information in collapsible sections. */

import { SAFETY_CONTACTS } from '#features/catalogue/product-safety.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import { ReturnsTerms } from '#features/delivery/returns-terms.tsx';
import { findReturnsMessage } from '#features/offer/returns.ts';
import { ShareButton } from '#features/share/share-button.tsx';
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { type MessageId, useLazyText, useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { MaterialNote } from '../materials.ts';
import type { ProductView } from '../product-view.ts';

export type InformationProps = {
  readonly product: ProductView;
  readonly materialNotes: readonly MaterialNote[];
  readonly sku: string;
  /** Key of the selected colour. */
  readonly colour: string;
  readonly freeDeliveryFrom: number | null;
  readonly returnDays: number;
};

export function Information({
  product,
  materialNotes,
  sku,
  colour,
  freeDeliveryFrom,
  returnDays,
}: InformationProps) {
  const text = useLazyText('product-lazy');
  const { detailsAndCare, ingredients, fabrication, productType } = product;
  const sustainability =
    product.sustainabilityContent ??
    materialNotes
      .map(
        ({ id, evidence }) =>
          text(id) + (evidence ? ` ${text('material.evidence', { evidence })}` : ''),
      )
      .join('\n\n');
  const seller = findSeller(product);
  const terms = { seller: seller ?? '', days: returnDays };
  const isBeauty = productType === 'beauty';
  return (
    <div className="product-information mt-8 border-t border-line">
      <ShareButton href={links.share({ slug: product.slug, colour })} title={product.name} />
      <Description product={product} sku={sku} />
      {/* PDP-3: for beauty, ingredients replace the details. */}
      <Text
        title={
          isBeauty && ingredients !== undefined ? 'product.ingredients' : 'product.detailsAndCare'
        }
        content={isBeauty ? (ingredients ?? detailsAndCare) : detailsAndCare}
      />
      <Text title="product.fabric" content={fabrication} />
      <Text title="product.sustainability" content={sustainability} />
      {seller === null ? (
        <Delivery isBulky={product.isBulky} freeDeliveryFrom={freeDeliveryFrom} />
      ) : (
        <Text title="product.delivery" content={text('product.deliverySeller', { seller })} />
      )}
      {product.safety && <Safety safety={product.safety} />}
      <Part title="product.returns">
        <ReturnsTerms
          policy={product.returnsPolicy ?? text(findReturnsMessage(product), terms)}
          linkText={seller === null ? text('product.returnsLink') : null}
        />
      </Part>
    </div>
  );
}

function Description({ product, sku }: Pick<InformationProps, 'product' | 'sku'>) {
  const text = useText();
  const { description, variants, reminderPath } = product;
  return (
    <Part title="product.description" isOpen>
      <Paragraphs content={description} />
      {variants.some(({ wasPrice }) => wasPrice !== undefined) && (
        <p className="mt-3 text-sm text-muted">{text('product.pricing')}</p>
      )}
      <p className="mt-3 text-sm text-muted">{text('product.sku', { sku })}</p>
      {reminderPath !== undefined && (
        <Link
          to={`${reminderPath}?sku=${encodeURIComponent(sku)}`}
          className="mt-2 inline-block underline underline-offset-4"
        >
          {text('product.reminder')}
        </Link>
      )}
    </Part>
  );
}

/** PDP-3: manufacturer and responsible person, as required by Regulation (EU) 2023/988. */
function Safety({ safety }: { readonly safety: NonNullable<ProductView['safety']> }) {
  const text = useText();
  return (
    <Part title="product.safety">
      <div className="grid gap-3 wrap-anywhere">
        {SAFETY_CONTACTS.map((kind) => {
          const contact = safety[kind];
          return (
            contact && (
              <address key={kind} className="grid not-italic">
                <span className="font-medium">{text(`product.${kind}`)}</span>
                <bdi>{contact.name}</bdi>
                <bdi>{contact.address}</bdi>
                <bdi>{contact.email}</bdi>
              </address>
            )
          );
        })}
        {safety.warnings !== undefined && <Paragraphs content={safety.warnings} />}
      </div>
    </Part>
  );
}

function Delivery({
  isBulky,
  freeDeliveryFrom,
}: {
  readonly isBulky: boolean;
  readonly freeDeliveryFrom: number | null;
}) {
  const text = useText();
  const { locale, currency } = useShop();
  if (!isBulky && freeDeliveryFrom === null) return null;
  const threshold = formatShortMoney(
    { centAmount: freeDeliveryFrom ?? 0, currencyCode: currency },
    locale.tag,
  );
  return (
    <Part title="product.delivery">
      <p>
        {isBulky ? text('product.deliveryBulky') : text('product.deliveryStandard', { threshold })}
      </p>
    </Part>
  );
}

function Text({
  title,
  content,
}: {
  readonly title: MessageId;
  readonly content: string | undefined;
}) {
  if (content === undefined || content === '') return null;
  return (
    <Part title={title}>
      <Paragraphs content={content} />
    </Part>
  );
}

function Paragraphs({ content }: { readonly content: string }) {
  return (
    <div className="grid gap-3">
      {content.split(/\n{2,}/).map((paragraph) => (
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
    <details open={isOpen} className="folded group border-b border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between py-4 font-medium">
        {text(title)}
        <span aria-hidden="true" className="text-xl font-light group-open:hidden">
          +
        </span>
        <span aria-hidden="true" className="hidden text-xl font-light group-open:inline">
          −
        </span>
      </summary>
      <div className="max-w-[68ch] pb-5">{children}</div>
    </details>
  );
}
