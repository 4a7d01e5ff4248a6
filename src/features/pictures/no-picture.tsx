/** Placeholder for a product without pictures, with their ratio. */

export function NoPicture() {
  return <span aria-hidden="true" className="block aspect-2/3 w-full bg-tint" />;
}
