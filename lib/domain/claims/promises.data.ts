/**
 * How long we may take, in minutes. The law sets an hour for a cashless request and three hours for a discharge (IRDAI
 * master circular on health insurance, 29 May 2024). The days for reimbursement and payout are samples.
 */
export const CLAIM_MINUTES = {
  request: 60,
  discharge: 3 * 60,
  reimbursement: 15 * 24 * 60,
  payout: 2 * 24 * 60,
  appeal: 14 * 24 * 60,
} as const;

/** Hours before a planned admission, or after an emergency, within which we should be told. */
export const NOTICE_HOURS = 48;
/** The hour that counts for a planned admission, unless the hospital says another. */
export const ADMISSION_HOUR = 9;
