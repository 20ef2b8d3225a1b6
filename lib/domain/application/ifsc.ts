/** The code of a bank's branch, in capitals: four letters of the bank, a zero kept free, six signs of the branch. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
