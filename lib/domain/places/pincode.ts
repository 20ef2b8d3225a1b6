/** How a pincode is written; findCircle says whether such a number lies in India. */
export const PINCODE = /^[1-9]\d{5}$/;
