import type { FailureReason } from '@/lib/domain/payment/failureReason';

/** Razorpay's `error_reason` (razorpay.com/docs/errors/payments/list). What isn't listed says nothing to a customer. */
export const FAILURE_CODES: Record<FailureReason, readonly string[]> = {
  funds: ['insufficient_funds', 'credit_limit_exceeded', 'funds_blocked_by_mandate'],
  limit: [
    'transaction_limit_exceeded',
    'transaction_daily_limit_exceeded',
    'transaction_daily_count_exceeded',
    'transaction_frequency_limit_exceeded',
    'mcc_amount_limit_exceeded',
  ],
  code: [
    'authentication_failed',
    'incorrect_otp',
    'invalid_otp',
    'otp_expired',
    'otp_attempts_exceeded',
    'incorrect_pin',
    'incorrect_atm_pin',
    'pin_attempts_exceeded',
    'pin_not_set',
  ],
  details: [
    'card_number_invalid',
    'card_expired',
    'incorrect_cvv',
    'incorrect_card_details',
    'incorrect_card_expiry_date',
    'incorrect_cardholder_name',
  ],
  upiId: ['invalid_vpa', 'vpa_resolution_failed'],
  instrument: [
    'bank_account_invalid',
    'card_not_enrolled',
    'card_disabled_for_online_payments',
    'debit_instrument_blocked',
    'debit_instrument_inactive',
    'international_transaction_not_allowed',
    'user_not_registered_for_netbanking',
  ],
  late: [
    'payment_timed_out',
    'payment_session_expired',
    'payment_collect_request_expired',
    'request_timed_out',
  ],
  stopped: ['payment_cancelled'],
  away: [
    'bank_not_available',
    'bank_technical_error',
    'bank_cutoff_in_progress',
    'gateway_technical_error',
    'issuer_technical_error',
    'payment_declined_due_to_high_traffic',
    'psp_not_available',
    'psp_app_not_available',
    'server_error',
    'upi_app_technical_error',
  ],
  declined: [
    'authorisation_declined_by_psp',
    'card_declined',
    'debit_declined',
    'payment_declined',
    'payment_risk_check_failed',
  ],
};

const reasons = new Map(
  Object.entries(FAILURE_CODES).flatMap(([reason, codes]) =>
    codes.map((code) => [code, reason as FailureReason]),
  ),
);

export function failureReasonOf(code: string | null | undefined): FailureReason | undefined {
  return reasons.get(code ?? '');
}
