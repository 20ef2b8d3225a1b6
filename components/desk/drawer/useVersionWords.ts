import { useLocale, useTranslations } from 'next-intl';
import { findProduct } from '@/lib/domain/plans/products';
import type { HistoryEntryDto } from '@/lib/domain/desk/drawer/contract';
import type { VersionCause } from '@/lib/domain/quote/quoteVersion';
import { formatMoney, formatShortSum, formatUsd } from '@/lib/i18n/format';
import type { EntryWords } from './entryWords';

type Version = Extract<HistoryEntryDto, { kind: 'version' }>;
type Facts = Version['facts'];

/** Names each change, with its value where the desk may see it. */
export function useVersionWords() {
  const t = useTranslations('deskDrawer.history');
  const locale = useLocale();
  const sumOf = ({ sumInsured, sumInsuredUsd }: Facts) => {
    if (sumInsuredUsd !== undefined) return formatUsd(sumInsuredUsd);
    return sumInsured === undefined ? undefined : formatShortSum(sumInsured, locale);
  };
  const planOf = ({ product, tier }: Facts) =>
    [findProduct(product ?? '')?.name, tier].filter(Boolean).join(' ') || undefined;
  const sayCause = (cause: VersionCause, { facts, before }: Version): string => {
    const plan = planOf(facts);
    const [from, to] = [before && sumOf(before), sumOf(facts)];
    if (cause === 'cover' && from && to) return t('coverMoved', { before: from, after: to });
    if (cause === 'plan' && plan) return t('planMoved', { after: plan });
    if (cause === 'term' && facts.tenure) return t('termMoved', { after: facts.tenure });
    if (cause === 'place' && facts.city) return t('placeMoved', { after: facts.city });
    return t(`cause.${cause}`);
  };
  return (entry: Version): EntryWords => ({
    title: entry.causes.map((cause) => sayCause(cause, entry)).join(', '),
    amount: sayPrice(entry),
  });
}

function sayPrice({ facts, before }: Version): string | undefined {
  if (facts.price === undefined) return undefined;
  const after = formatMoney(facts.price);
  const isMoved = before?.price !== undefined && before.price !== facts.price;
  return isMoved ? `${formatMoney(before.price ?? 0)} → ${after}` : after;
}
