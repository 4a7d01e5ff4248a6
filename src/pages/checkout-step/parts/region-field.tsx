/** Choice of the region of an address, such as an emirate. */
import { formatRegion } from '#features/orders/address/format-address.ts';
import { useText } from '#i18n/text.tsx';

export type RegionFieldProps = {
  readonly regions: readonly string[];
  readonly autoComplete: string;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
  readonly defaultValue: string | undefined;
};

export function RegionField({ regions, error, defaultValue = '', ...select }: RegionFieldProps) {
  const text = useText();
  return (
    <div className="grid gap-1.5">
      <label htmlFor="region" className="text-sm font-medium">
        {text('checkoutStep.region')} *
      </label>
      <select
        {...select}
        id="region"
        name="region"
        required
        defaultValue={regions.includes(defaultValue) ? defaultValue : ''}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'region-error'}
        className="h-12 w-full min-w-0 rounded-control border border-control bg-paper px-3 aria-invalid:border-sale"
      >
        <option value="">{text('checkoutStep.chooseRegion')}</option>
        {regions.map((region) => (
          <option key={region} value={region}>
            {formatRegion(text, region)}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id="region-error" className="text-sm text-sale">
          {error}
        </p>
      )}
    </div>
  );
}
