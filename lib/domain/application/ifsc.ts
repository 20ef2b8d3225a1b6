export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
