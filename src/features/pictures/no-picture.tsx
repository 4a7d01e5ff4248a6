/** Placeholder for a product without pictures, with the aspect ratio of pictures. */

export function NoPicture() {
  return <span aria-hidden="true" className="block aspect-2/3 w-full bg-tint" />;
}
