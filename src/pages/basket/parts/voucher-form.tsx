/** Voucher of the basket: the field for a code, or its discount and a button to remove it. */
import { MAX_VOUCHER_CODE, type VoucherResult } from '#features/vouchers/vouchers.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';

const VOUCHER_ERRORS = {
  unknown: 'basket.voucherUnknown',
  used: 'basket.voucherUsed',
  wait: 'basket.voucherTooManyTries',
} as const;

/** Kind of error by its code. */
export function findVoucherError(code: string): keyof typeof VOUCHER_ERRORS {
  if (code === 'voucher.tooManyTries') return 'wait';
  return code === 'voucher.used' ? 'used' : 'unknown';
}

export type VoucherFormProps = {
  readonly voucher: (VoucherResult & { readonly code: string }) | null;
  readonly money: (centAmount: number) => string;
  /** Code that was just rejected, and why. */
  readonly error: { readonly code: string; readonly reason: keyof typeof VOUCHER_ERRORS } | null;
};

export function VoucherForm({ voucher, money, error }: VoucherFormProps) {
  const text = useText();
  const { prefix } = useShop();
  const action = `${prefix}${links.basket()}`;
  if (voucher === null || error !== null)
    return (
      <form
        method="post"
        noValidate
        action={action}
        className="no-print mt-4 grid gap-2 @min-[15.25rem]:flex @min-[15.25rem]:items-start @min-[15.25rem]:*:first:flex-1"
      >
        <Field
          label={text('basket.voucher')}
          name="voucher"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_VOUCHER_CODE}
          required
          defaultValue={error?.code}
          autoFocus={error !== null}
          error={error ? text(VOUCHER_ERRORS[error.reason]) : undefined}
        />
        <HiddenFields fields={{ intent: 'voucher' }} />
        {/* Aligned with the field, below the height of its label. */}
        <div className="grid @min-[15.25rem]:pt-[1.625rem]">
          <Submit isQuiet>{text('basket.voucherApply')}</Submit>
        </div>
      </form>
    );
  return (
    <form
      method="post"
      action={action}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4"
    >
      <HiddenFields fields={{ intent: 'dropVoucher' }} />
      <p>
        <bdi>{voucher.code}</bdi>
        {voucher.kind === 'unknown' && `: ${text('basket.voucherUnknown')}`}
        {voucher.kind === 'used' && `: ${text('basket.voucherUsed')}`}
        {voucher.kind === 'notApplicable' && `: ${text('basket.voucherNotApplicable')}`}
        {voucher.kind === 'belowMinimum' &&
          `: ${text('basket.voucherMinimum', { amount: money(voucher.missing) })}`}
      </p>
      {voucher.kind === 'valid' && (
        <p className="tabular-nums">−{money(voucher.voucher.discount)}</p>
      )}
      <button
        type="submit"
        aria-label={text('basket.voucherRemoveName', { code: voucher.code })}
        className="min-h-11 w-full text-start text-sm underline underline-offset-4"
      >
        {text('basket.voucherRemove')}
      </button>
    </form>
  );
}
