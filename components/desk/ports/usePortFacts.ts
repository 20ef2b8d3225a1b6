import { useLocale, useTranslations } from 'next-intl';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import { PORT_PAPERS, rupeesIn } from '@/lib/domain/porting/port';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { quoteReference } from '@/lib/domain/quote/quoteReference';

/** Words what the customer told, and what was read from papers since. */
export function usePortFacts(port: DeskPortDto) {
  const t = useTranslations('deskPorts');
  const locale = useLocale();
  const { policyNumber, endsOn, sumInsured, since, people, claims, existing, quoteId, papers, record } = port;
  const { sameAs = [] } = port;
  const fact = (label: 'policyNumber' | 'endsOn' | 'sumInsured' | 'since', value: string) => ({
    label: t(`facts.${label}`),
    value,
  });
  const claimed = claims.map(({ year = '', amount }) =>
    t('facts.claim', { year, amount: formatMoney(rupeesIn(amount) ?? 0) }),
  );
  const named = people.map(({ name = '', dateOfBirth }) =>
    dateOfBirth ? t('facts.person', { name, date: formatDate(dateOfBirth, locale) }) : name,
  );
  const [from] = (record?.people ?? []).map((person) => person.since).toSorted();
  return [
    fact('policyNumber', policyNumber),
    fact('endsOn', formatDate(endsOn, locale)),
    fact('sumInsured', formatMoney(sumInsured)),
    fact('since', formatDate(since, locale)),
    { label: t('facts.people'), value: named.join('; ') },
    { label: t('facts.claims'), value: claimed.join('; ') || t('facts.noClaims') },
    ...(existing === undefined
      ? []
      : [{ label: t('facts.existing'), value: t(existing ? 'facts.yes' : 'facts.no') }]),
    ...PORT_PAPERS.flatMap((paper) => {
      const state = papers[paper];
      return state ? [{ label: t(`papers.${paper}`), value: t(`states.${state}`) }] : [];
    }),
    ...(sameAs.length === 0 ? [] : [{ label: t('facts.sameAs'), value: sameAs.join(', ') }]),
    ...(quoteId === undefined ? [] : [{ label: t('facts.quote'), value: quoteReference(quoteId) }]),
    ...(record && from !== undefined
      ? [
          {
            label: t('facts.record'),
            value: t('facts.recordText', {
              since: formatDate(from, locale),
              sum: formatMoney(record.sumInsured + record.bonus),
              document: record.document,
            }),
          },
        ]
      : []),
  ];
}
