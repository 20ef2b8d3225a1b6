/** 132 random bits in the QR code of a health card. */
export const CARD_CODE = /^[\w-]{22}$/;
