import { useLocale, useTranslations } from 'next-intl';
import type { ResumeLookupDto } from '@/lib/domain/contract';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import { addDays, todayInIndia } from '@/lib/domain/dates';
import { formatDate } from '@/lib/i18n/format';

export function useWelcomeTexts(lookup: ResumeLookupDto | undefined): { title: string; message?: string } {
  const t = useTranslations('resume');
  const locale = useLocale();
  if (!lookup) return { title: t('title') };
  if (lookup.paymentStatus) {
    return { title: t('paidTitle'), message: t('paid', { plan: lookup.productName ?? t('yourPolicy') }) };
  }
  if (lookup.stage === 'leadform_113') return { title: t('title'), message: t('leadForm') };
  if (!lookup.expiresAt) return { title: t('title') };
  const savedOn = addDays(todayInIndia(new Date(lookup.expiresAt)), -RESUME_DAYS);
  return { title: t('title'), message: t('summary', { date: formatDate(savedOn, locale) }) };
}
