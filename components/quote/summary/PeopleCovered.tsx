import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '@/components/common/ui/Link';
import type { PriceQuery } from '@/hooks/quote/usePrice';
import { quoteUrl } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { ageInYears } from '@/lib/domain/common/dates';
import { relationOf, toFamilyForm, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { eldestFirst } from '@/lib/domain/quote/members';
import { planNameOf } from '@/lib/domain/plans/planName';
import { FamilyEditor } from '@/components/quote/members/FamilyEditor';
import type { FamilyPart } from '@/components/quote/members/FamilyFields';
import styles from './Summary.module.css';
import { cityNameOf } from '@/lib/i18n/billLines';
import { usePersonName } from '@/components/quote/members/usePersonName';
import { useToday } from '@/components/quote/members/useToday';

type Row = { id: FamilyPart; name: string; text: string };

function usePeople({ members }: QuoteDto): Row[] {
  const t = useTranslations('quote.summary');
  const nameOf = usePersonName();
  const today = useToday();
  const { chosen, dates } = toFamilyForm({ members });
  const eldest = eldestFirst(members)[0];
  const isEldest = (id: string) => relationOf(id) === eldest?.relation && dates[id] === eldest.dateOfBirth;
  return chosen.map((id) => ({
    id,
    name: nameOf(id, chosen),
    text: t(isEldest(id) ? 'eldest' : 'years', { age: ageInYears(dates[id] ?? today, today) }),
  }));
}

type EditableRowProps = Row & { isOpen: boolean; onOpen: (isOpen: boolean) => void; children: ReactNode };

function EditableRow({ name, text, isOpen, onOpen, children }: EditableRowProps) {
  const t = useTranslations('quote.summary');
  return (
    <li className={isOpen ? styles.open : undefined}>
      <b>{name}</b>
      <span>{text}</span>
      <button type="button" className="link noPrint" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {t('change')}
        <span className="visuallyHidden"> {name}</span>
      </button>
      {isOpen && children}
    </li>
  );
}

type Props = {
  quote: QuoteDto;
  price: PriceDto | undefined;
  query: PriceQuery;
  onChange: (family: FamilyForm) => Promise<Record<string, string> | undefined>;
};

/** The family's answers, editable in place. Names and birth dates appear only while they are edited. */
export function PeopleCovered({ quote, price, query, onChange }: Props) {
  const t = useTranslations('quote.summary');
  const editing = useTranslations('editing');
  const band = useTranslations('quote.band');
  const [open, setOpen] = useState<FamilyPart>();
  const list = useRef<HTMLUListElement>(null);
  const people = usePeople(quote);
  const place = [(price && cityNameOf(price)) ?? quote.city, quote.pincode].filter(Boolean).join(' ');
  const illness = { yes: band('ill'), no: band('healthy') };
  const rows: Row[] = [
    ...people,
    { id: 'people', name: editing('people'), text: editing('peopleText', { count: people.length }) },
    { id: 'place', name: t('city'), text: price ? `${place}, ${t('zone', { zone: price.zone })}` : place },
    {
      id: 'illness',
      name: editing('illness'),
      text: quote.existingIllness ? illness[quote.existingIllness] : editing('illnessOpen'),
    },
  ];
  const close = (id: FamilyPart) => {
    flushSync(() => setOpen(undefined));
    const at = rows.findIndex((row) => row.id === id);
    // The row is gone if its person was removed.
    list.current?.querySelectorAll<HTMLElement>('.link')[at]?.focus();
  };
  return (
    <section className="card" aria-labelledby="covered">
      <h2 id="covered" className={styles.title}>
        {t('who')}
      </h2>
      <ul ref={list} className={styles.people}>
        {rows.map((row) => (
          <EditableRow
            key={row.id}
            {...row}
            isOpen={open === row.id}
            onOpen={(isOpen) => setOpen(isOpen ? row.id : undefined)}
          >
            <FamilyEditor
              part={row.id}
              family={toFamilyForm(quote)}
              price={price}
              query={query}
              onSave={onChange}
              onClose={() => close(row.id)}
            />
          </EditableRow>
        ))}
        <li>
          <b>{editing('plan')}</b>
          <span>{planNameOf({ ...quote, ...(price && { tier: price.tier }) })}</span>
          <Link href={`${quoteUrl(quote.quoteId)}#plans`} className="link noPrint">
            {t('change')}
            <span className="visuallyHidden"> {editing('plan')}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
