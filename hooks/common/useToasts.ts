import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { showError, showToast } from '@/lib/client/common/toasts';

export function useToasts() {
  const t = useTranslations('common');
  return useMemo(
    () => ({
      say: (text: string) => void showToast('success', text),
      sayError: (error: unknown) => showError(error, t('somethingWrong')),
    }),
    [t],
  );
}
