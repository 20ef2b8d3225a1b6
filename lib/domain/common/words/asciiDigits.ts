/** Digits may be typed in Hindi or Tamil: they become 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९௦-௯]/g, (digit) => {
    const zero = digit < '௦' ? '०' : '௦';
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}
