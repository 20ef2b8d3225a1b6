import { formatDayMonthYear, timeInIndia, todayInIndia, type IsoDate } from '@/lib/domain/common/dates';
import { toWordedAmount, type AmountUnit } from '@/lib/domain/common/money';
import type { Locale } from './locales';

// Not Intl, whose data differs between Node and browsers and so would change a prerendered page.
const MONTHS: Record<Locale, readonly string[] | undefined> = {
  en: undefined,
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  ta: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' '),
};

const UNITS: Record<Locale, Record<Exclude<AmountUnit, 'Rupee'>, string>> = {
  en: { Crore: 'crore', Lakh: 'lakh', Thousand: 'thousand', Hundred: 'hundred' },
  hi: { Crore: 'करोड़', Lakh: 'लाख', Thousand: 'हज़ार', Hundred: 'सौ' },
  ta: { Crore: 'கோடி', Lakh: 'லட்சம்', Thousand: 'ஆயிரம்', Hundred: 'நூறு' },
};

const MINUS = '\u2212';
const NO_BREAK = '\u00a0';

const INDIAN_GROUPS = /\B(?=(\d\d)*\d{3}$)/g;
const WESTERN_GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * A whole number as Intl.NumberFormat writes it in this language, but without it: its first use on a page loads locale
 * data and blocks a cheap phone for 50 ms.
 */
export function formatCount(count: number, locale: string): string {
  if (!Number.isSafeInteger(count)) return new Intl.NumberFormat(locale).format(count);
  const digits = String(Math.abs(count)).replace(locale === 'en' ? WESTERN_GROUPS : INDIAN_GROUPS, ',');
  return count < 0 ? `-${digits}` : digits;
}

/** Created on first use. */
function digitsIn(language: string, places: number) {
  let digits: Intl.NumberFormat | undefined;
  return (value: number) => {
    digits ??= new Intl.NumberFormat(language, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    return digits.format(value);
  };
}
const dollarDigits = digitsIn('en-US', 0);
const centDigits = digitsIn('en-US', 2);
const broken = digitsIn('en-IN', 2);

/** Indian grouping, Latin digits, no rupee sign: `−1,143`. */
export function formatAmount(rupees: number): string {
  const size = Math.abs(rupees);
  const digits = Number.isInteger(rupees) ? formatCount(size, 'en-IN') : broken(size);
  return rupees < 0 ? MINUS + digits : digits;
}

/** Like `₹12,488` in every language. */
export function formatMoney(rupees: number): string {
  const amount = formatAmount(Math.abs(rupees));
  return rupees < 0 ? `${MINUS}₹${amount}` : `₹${amount}`;
}

/** Like `US$100,000`. */
export function formatUsd(dollars: number): string {
  return `US$${dollarDigits(dollars)}`;
}

/** Like `US$1,840.50`, from cents. */
export function formatCents(cents: number): string {
  const amount = `US$${centDigits(Math.abs(cents) / 100)}`;
  return cents < 0 ? `${MINUS}${amount}` : amount;
}

/** `₹10 lakh`, `₹10 लाख`, `₹10 லட்சம்`; digits below a thousand. */
export function formatShortSum(rupees: number, locale: Locale): string {
  const { value, unit } = toWordedAmount(rupees);
  if (unit === 'Rupee' || unit === 'Hundred') return formatMoney(rupees);
  return `₹${Number(value)}${NO_BREAK}${UNITS[locale][unit]}`;
}

/** `2 Crore+`, `2 करोड़+`, `2 கோடி+` */
export function formatFigure(figure: string, locale: Locale): string {
  const said = locale === 'en' ? figure : figure.replace(/crore/i, UNITS[locale].Crore);
  return said.replace(' ', NO_BREAK);
}

/** `04 Jan 2027`, `04 जनवरी 2027`, `04 ஜனவரி 2027` */
export function formatDate(date: IsoDate, locale: Locale): string {
  return formatDayMonthYear(date, MONTHS[locale]);
}

/** `Jan 2027`, `जनवरी 2027`: of a month as forms keep it, `2027-01`. */
export function formatMonth(month: string, locale: Locale): string {
  return formatDate(`${month}-01`, locale).slice('01 '.length);
}

export function formatDateOf(instant: string, locale: Locale): string {
  return formatDate(todayInIndia(new Date(instant)), locale);
}

export function formatTimeOf(instant: string): string {
  return timeInIndia(new Date(instant));
}

/** A phone number for a sentence, which then breaks no line at its hyphens. Links to a number need no such help. */
export function phoneInText(number: string): string {
  return number.replaceAll('-', '-\u2060');
}
