import { useLocale, useTranslations } from 'next-intl';
import type { BillLine } from '@/components/common/bill/Bill';
import type { ClaimCoverDto } from '@/lib/domain/claims/contract';
import type { SettlementDto } from '@/lib/domain/claims/settlementDto';
import { formatDate, formatMoney } from '@/lib/i18n/format';

/** The steps from the billed to the paid amount, in the order of the computation. Zeros are shown, too. */
export function useDeductions(
  settlement: SettlementDto,
  cover: ClaimCoverDto | undefined,
): readonly BillLine[] {
  const t = useTranslations('claim.bill');
  const locale = useLocale();
  const { lines, billedPaise, notPayablePaise, deductible, coPayment, overCover, raise, cash, setOff } =
    settlement;
  const cut = lines.filter(({ billedPaise: billed, admitted }) => admitted * 100 < billed);
  const { deductible: ofYear = 0, coPaymentPercent: percent = 0 } = cover ?? {};
  return [
    { key: 'billed', label: t('billed'), amount: billedPaise / 100 },
    {
      key: 'notPayable',
      label: t('notPayable'),
      amount: less(notPayablePaise / 100),
      note: t('lines', { count: cut.length }),
    },
    {
      key: 'deductible',
      label: t('deductible'),
      amount: less(deductible),
      note: ofYear > 0 ? t('deductibleOf', { amount: formatMoney(ofYear) }) : t('deductibleNone'),
    },
    {
      key: 'coPayment',
      label: t('coPayment'),
      amount: less(coPayment),
      note: percent > 0 ? t('coPaymentOf', { percent }) : t('coPaymentNone'),
    },
    ...(overCover > 0
      ? [
          {
            key: 'overCover',
            label: t('overCover'),
            amount: less(overCover),
            ...(raise && {
              note: t('raise', {
                amount: formatMoney(raise.sumInsured),
                date: formatDate(raise.coveredFrom, locale),
              }),
            }),
          },
        ]
      : []),
    ...(cash
      ? [
          {
            key: 'cash',
            label: t('cash'),
            amount: cash.amount,
            note: t('cashDays', { days: cash.days, amount: formatMoney(cash.perDay) }),
          },
        ]
      : []),
    ...(setOff ? [{ key: 'setOff', label: t('setOff'), amount: less(setOff), note: t('setOffNote') }] : []),
  ];
}

function less(rupees: number): number {
  return rupees === 0 ? 0 : -rupees;
}
