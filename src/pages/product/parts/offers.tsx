/** Offer messages of a product, after what it earns in rewards. */
import { OfferMessages, type OfferMessagesProps } from '#features/promotion/offer-messages.tsx';
import { ProductRewards } from '#features/rewards/product-rewards.tsx';

export function Offers(props: OfferMessagesProps) {
  const { rewards } = props.promotion;
  return (
    <>
      {rewards && <ProductRewards {...rewards} />}
      <OfferMessages {...props} />
    </>
  );
}
