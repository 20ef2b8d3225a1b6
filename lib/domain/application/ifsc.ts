/** A branch's code: four letters of the bank, a zero, six characters of the branch. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
