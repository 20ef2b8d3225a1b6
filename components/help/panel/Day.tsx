import { useLocale } from 'next-intl';
import { formatDateOf } from '@/lib/i18n/format';

type Props = {
  at: string;
  /** When the line before was written. */
  after: string | undefined;
  className: string | undefined;
};

/** Shows the date between lines of different days. */
export function Day({ at, after, className }: Props) {
  const locale = useLocale();
  const day = formatDateOf(at, locale);
  if (after !== undefined && formatDateOf(after, locale) === day) return null;
  return (
    <li className={className}>
      <span>{day}</span>
    </li>
  );
}
