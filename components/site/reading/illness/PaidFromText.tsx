import { useTranslations } from 'next-intl';
import type { PaidFrom } from '@/lib/domain/plans/paidFrom';

export function PaidFromText({ from }: { from: PaidFrom | null }) {
  const t = useTranslations('reading.from');
  return <>{from ? t(from.unit, { count: from.count }) : t('never')}</>;
}
