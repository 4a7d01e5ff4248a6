/** The ground of a picture where a product has none: of the same shape, and quiet. */

export function NoPicture() {
  return <span aria-hidden="true" className="block aspect-2/3 w-full bg-tint" />;
}
