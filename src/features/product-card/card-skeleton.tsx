/** Skeleton in the size of a card, while its product loads. */

export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="animate-pulse">
      <div className="aspect-2/3 rounded-card bg-tint" />
      <div className="grid gap-2 pt-3">
        <div className="h-3 w-1/3 bg-tint" />
        <div className="h-3 w-4/5 bg-tint" />
        <div className="h-3 w-1/4 bg-tint" />
        <div className="h-6 w-1/2 bg-tint" />
      </div>
    </div>
  );
}
