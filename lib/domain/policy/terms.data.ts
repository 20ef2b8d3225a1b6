/** Days from the policy's receipt within which it can be given back (IRDAI, 2024); sent on the day of issue. */
export const FREE_LOOK_DAYS = 30;
/** Within so many days of the proposal the customer has our answer (IRDAI, protection of policyholders, 2024). */
export const DECISION_DAYS = 7;
