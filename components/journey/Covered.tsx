import { useTranslations } from 'next-intl';
import { Link } from '@/components/layout/Link';
import { quoteUrl } from '@/lib/config/paths';
import type { PriceDto, QuoteDto } from '@/lib/domain/contract';
import { ageInYears } from '@/lib/domain/dates';
import { eldestFirst, type Member } from '@/lib/domain/members';
import { toFamilyForm } from '@/lib/domain/journey/familyForm';
import styles from './Summary.module.css';
import { useCityName } from './useCityName';
import { usePersonName } from './usePersonName';
import { useToday } from './useToday';

type Row = { id: string; name: string; text: string; href: string };

function usePeople({ members, quoteId }: QuoteDto): Row[] {
  const t = useTranslations('journey.summary');
  const nameOf = usePersonName();
  const today = useToday();
  const { chosen, dates } = toFamilyForm({ members });
  const eldest = eldestFirst(members)[0];
  const isEldest = (id: string) => id.startsWith(eldest?.relation ?? '') && dates[id] === eldest?.dateOfBirth;
  const hasNumber = (id: string, list: readonly Member[]) =>
    list.filter(({ relation }) => id.startsWith(`${relation}-`)).length > 1;
  return chosen.map((id) => ({
    id,
    name: nameOf(id, hasNumber(id, members)),
    text: t(isEldest(id) ? 'eldest' : 'years', { age: ageInYears(dates[id] ?? today, today) }),
    href: `${quoteUrl(quoteId)}#ages`,
  }));
}

/** Who is covered and where, by relation and age: no name, no birth date stands on the page. */
export function Covered({ quote, price }: { quote: QuoteDto; price: PriceDto | undefined }) {
  const t = useTranslations('journey.summary');
  const people = usePeople(quote);
  const zone = price?.zone;
  const place = [useCityName(price) ?? quote.city, quote.pincode].filter(Boolean).join(' ');
  const rows: Row[] = [
    ...people,
    {
      id: 'city',
      name: t('city'),
      text: zone ? `${place}, ${t('zone', { zone })}` : place,
      href: `${quoteUrl(quote.quoteId)}#place`,
    },
  ];
  return (
    <section className="card" aria-labelledby="covered">
      <h2 id="covered" className={styles.title}>
        {t('who')}
      </h2>
      <ul className={styles.people}>
        {rows.map(({ id, name, text, href }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{text}</span>
            <Link href={href} className="link noPrint">
              {t('change')}
              <span className="visuallyHidden"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
