import { useTranslations } from 'next-intl';
import type { FilledForm } from '@/lib/domain/application/prefill';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { Locale } from '@/lib/i18n/locales';
import { proposalRows, type ProposalWords } from '@/lib/i18n/proposalRows';

export function useReviewRows(form: FilledForm, at: { locale: Locale; today: IsoDate }) {
  const t = useTranslations('application') as unknown as ProposalWords['t'];
  const medical = useTranslations('medical') as unknown as ProposalWords['medical'];
  return proposalRows(form, { t, medical, ...at });
}
