import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { onOneLine } from '@/components/common/ui/onOneLine';
import type { PaidDto } from '@/lib/domain/payment/contract';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { formatDate, formatMoney } from '@/lib/i18n/format';

type WelcomeTexts = { title: string; message?: ReactNode };

export function useWelcomeTexts(lookup: ResumeLookupDto | undefined): WelcomeTexts {
  const t = useTranslations('resume');
  const locale = useLocale();
  const receiptOf = (payment: PaidDto | undefined) => {
    if (payment?.openAnswers === undefined) return undefined;
    const { amount, reference, isBlocked, openAnswers } = payment;
    const values = { amount: formatMoney(amount), reference, count: openAnswers };
    return t.rich('receipt', { ...values, isBlocked: isBlocked ? 'yes' : 'no', number: onOneLine });
  };
  if (!lookup) return { title: t('title') };
  const { productName: plan = t('yourPolicy'), refusedFor } = lookup;
  const receipt = receiptOf(lookup.payment);
  if (receipt) return { title: t('title'), message: receipt };
  if (lookup.paymentStatus) return { title: t('paidTitle'), message: t('paid', { plan }) };
  if (lookup.stage === 'leadform_113') return { title: t('title'), message: t('leadForm') };
  if (refusedFor) return { title: t('title'), message: t('planGone', { reason: refusedFor, plan }) };
  if (!lookup.expiresAt) return { title: t('title') };
  const savedOn = addDays(todayInIndia(new Date(lookup.expiresAt)), -RESUME_DAYS);
  const date = formatDate(savedOn, locale);
  const reasons = (lookup.priceReasons ?? []).map((reason) => t(`reasons.${reason}`)).join(' ');
  return {
    title: t('title'),
    message: reasons ? t('summaryMoved', { date, reasons }) : t('summary', { date }),
  };
}
