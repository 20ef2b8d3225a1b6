/** Days from receipt (IRDAI, 2024); policies are sent on the day of issue. */
export const FREE_LOOK_DAYS = 30;
/** Days from the proposal to our decision (IRDAI, protection of policyholders, 2024). */
export const DECISION_DAYS = 7;
