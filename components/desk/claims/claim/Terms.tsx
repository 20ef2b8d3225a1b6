import { useLocale, useTranslations } from 'next-intl';
import type { DeskTermsDto } from '@/lib/domain/claims/desk/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { Facts, Part } from './Part';

export function Terms({ terms }: { terms: DeskTermsDto | undefined }) {
  const t = useTranslations('deskClaims.terms');
  return (
    <Part title={t('title')}>{terms ? <Rows terms={terms} /> : <p className="small">{t('none')}</p>}</Part>
  );
}

function Rows({ terms }: { terms: DeskTermsDto }) {
  const t = useTranslations('deskClaims.terms');
  const words = useTranslations('claimBill');
  const locale = useLocale();
  const { admittedOn, startsOn, endsOn, sumInsured, left, coPaymentPercent, room, cash } = terms;
  const carried = left.carried > 0 && t('carried', { amount: formatMoney(left.carried) });
  return (
    <Facts
      rows={[
        [t('period'), `${formatDate(startsOn, locale)} – ${formatDate(endsOn, locale)}`],
        [t('sumInsured'), formatMoney(sumInsured)],
        [t('for'), formatDate(admittedOn, locale)],
        [t('left'), [formatMoney(left.sumInsured), carried].filter(Boolean).join(', ')],
        [t('deductible'), left.deductible > 0 ? formatMoney(left.deductible) : undefined],
        [t('coPayment'), coPaymentPercent > 0 ? `${coPaymentPercent}%` : undefined],
        [t('room'), words(`rooms.${room}`)],
        [t('around'), t('aroundDays', { before: terms.daysBefore, after: terms.daysAfter })],
        [t('consumables'), t(terms.paysConsumables ? 'yes' : 'no')],
        ...terms.waits.map(
          ({ reason, coveredFrom }) =>
            [words(`waits.${reason}`), t('from', { day: formatDate(coveredFrom, locale) })] as const,
        ),
        [words('waits.maternity'), terms.coversMaternity ? undefined : t('no')],
        [t('cash'), cash && t('cashDays', { amount: formatMoney(cash.perDay), day: cash.fromDay })],
      ]}
    />
  );
}
