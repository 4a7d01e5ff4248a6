/** A product of a bundle: picture, name, colours, size, and the box that includes it. */
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { SwatchPicture } from '#features/pictures/swatch-picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { Price } from '#features/price/price.tsx';
import { isSizeHidden } from '#features/selection/selection.ts';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import {
  type BundleColour,
  type BundleEvent,
  type BundleItem,
  type BundleProduct,
  findOnlySize,
  isColourInStock,
} from '../bundle.ts';
import { BUNDLE_PRODUCT_FIELD, colourFieldName, sizeFieldName } from '../bundle-form.ts';

export type BundleProductFieldsProps = {
  readonly product: BundleProduct;
  readonly item: BundleItem;
  readonly at: number;
  readonly level: 2 | 3;
  readonly hideIfOneSize: boolean;
  readonly dispatch: (event: BundleEvent) => void;
};

const WIDTHS = [160, 320, 480, 640] as const;
const SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 23vw, 46vw';

export function BundleProductFields(props: BundleProductFieldsProps) {
  const { product, item, at, level, dispatch } = props;
  const text = useLazyText('bundles');
  const { productKey, slug, name, brand, colours } = product;
  const Name = `h${level}` as const;
  const errorId = `bundle-error-${productKey}`;
  return (
    <div className="bundle-product" data-selected={item.isSelected || undefined}>
      <label className="bundle-include">
        <input
          type="checkbox"
          name={BUNDLE_PRODUCT_FIELD}
          value={productKey}
          checked={item.isSelected}
          aria-label={text('bundles.includeProduct', { name })}
          aria-describedby={item.sizeSelectionError ? errorId : undefined}
          onChange={() => dispatch({ type: 'toggled', at })}
        />
      </label>
      <div className="bundle-words">
        <p className="bundle-brand">{brand}</p>
        <Name className="bundle-name">
          <Link to={links.product({ slug, colour: item.colour.key })}>{name}</Link>
        </Name>
      </div>
      <fieldset className="bundle-colours" data-single={colours.length === 1 || undefined}>
        <legend className="sr-only">{text('bundles.colourOf', { name })}</legend>
        {colours.map((colour) => (
          <ColourFields key={colour.key} {...props} colour={colour} errorId={errorId} />
        ))}
      </fieldset>
      <p id={errorId} className="bundle-problem" role="alert">
        {item.sizeSelectionError ? text('bundles.sizeMissing') : null}
      </p>
    </div>
  );
}

type ColourFieldsProps = BundleProductFieldsProps & {
  readonly colour: BundleColour;
  readonly errorId: string;
};

/** Swatch of a colour, and its selected state. */
function ColourFields(props: ColourFieldsProps) {
  const { product, item, at, colour, dispatch } = props;
  const { productKey, name } = product;
  const { key, label, hex, swatchImage, picture } = colour;
  const isCurrentColour = item.colour.key === key;
  const first = colour.variants.find(({ isOnStock }) => isOnStock) ?? colour.variants[0];
  const shown = (isCurrentColour && item.selectedSizeVariant) || first;
  return (
    <div className="bundle-colour">
      <label className="bundle-swatch" data-out={!isColourInStock(colour) || undefined}>
        <input
          type="radio"
          name={colourFieldName(productKey)}
          value={key}
          checked={isCurrentColour}
          aria-label={label || name}
          onChange={() => dispatch({ type: 'colourChosen', at, colour: key })}
        />
        <span style={{ background: hex }}>
          {swatchImage !== undefined && (
            <SwatchPicture id={swatchImage} widths={[40, 60]} sizes="28px" />
          )}
        </span>
      </label>
      <div className="bundle-picture">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} widths={WIDTHS} sizes={SIZES} />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="bundle-price">
        <Price {...shown} lowestPrices={lowestPriceRangeOf([shown])} />
      </div>
      <SizeField {...props} />
    </div>
  );
}

/** Select of sizes; a hidden field where the only size needs no choice. */
function SizeField(props: ColourFieldsProps) {
  const { product, item, at, colour, hideIfOneSize, dispatch, errorId } = props;
  const text = useLazyText('bundles');
  const { productKey, name } = product;
  const { key } = colour;
  const isCurrentColour = item.colour.key === key;
  if (!isColourInStock(colour))
    return <p className="bundle-out">{text('bundles.colourOutOfStock')}</p>;
  const [{ sku: only }] = colour.variants;
  if (isSizeHidden({ sizes: colour.variants }, hideIfOneSize))
    return <input type="hidden" name={sizeFieldName(productKey, key)} value={only} />;
  return (
    <select
      className="bundle-size"
      name={sizeFieldName(productKey, key)}
      value={(isCurrentColour ? item.selectedSizeVariant : findOnlySize(colour))?.sku ?? ''}
      aria-label={text('bundles.sizeOf', { name })}
      aria-invalid={(isCurrentColour && item.sizeSelectionError) || undefined}
      aria-describedby={isCurrentColour && item.sizeSelectionError ? errorId : undefined}
      onChange={({ target }) => dispatch({ type: 'sizeChosen', at, sku: target.value })}
    >
      <option value="" disabled>
        {text('bundles.selectSize')}
      </option>
      {colour.variants.map(({ sku, size, isOnStock }) => (
        <option key={sku} value={sku} disabled={!isOnStock}>
          {isOnStock ? size : text('bundles.sizeOutOfStock', { size })}
        </option>
      ))}
    </select>
  );
}
