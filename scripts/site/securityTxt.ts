import { brand } from '@/lib/brand';
import { REPORTS } from '@/lib/domain/reports/reports';
import { builtOrigin } from '@/lib/config/siteOrigin';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { locales } from '@/lib/i18n/locales';

/** RFC 9116 asks for less than a year. A site that wasn't built for that long makes no promise. */
const VALID_DAYS = 180;

export const SECURITY_TXT = '.well-known/security.txt';

export function writeSecurityTxt(now: Date): string {
  const policy = builtOrigin + REPORTS.weakness.path;
  return [
    `Contact: ${policy}`,
    `Contact: mailto:${brand.mail}`,
    `Expires: ${addDays(todayInIndia(now), VALID_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${builtOrigin}/${SECURITY_TXT}`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
