import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { addDays } from '@/lib/domain/common/dates';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { STUDY_MONTHS } from '@/lib/domain/travel/kinds/kinds.data';
import { formatDate } from '@/lib/i18n/format';

/** Says why a cover that has begun can't be extended, and what to do instead. A single trip can always be extended. */
export function NotLonger({ policy: { trip, today } }: { policy: TripPolicyDto }) {
  const t = useTranslations('tripPolicy.changes.notLonger');
  const locale = useLocale();
  const kind = kindOf(trip);
  if (kind === 'single') return null;
  const values = {
    end: formatDate(trip.endsOn, locale),
    next: formatDate([addDays(trip.endsOn, 1), today].toSorted()[1] ?? today, locale),
    months: STUDY_MONTHS.whole,
  };
  const query = new URLSearchParams({ kind, to: trip.destination });
  return (
    <div>
      <b>{t('title', values)}</b>
      <p className="small">{t(kind, values)}</p>
      <Link className="link" href={`${paths.tripQuote}?${query}`}>
        {t('again')}
      </Link>
    </div>
  );
}
