import { useTranslations } from 'next-intl';
import { useOnline } from '@/hooks/common/useOnline';

type Words = { title: string; text: string };

/** What a page that could not be loaded says: without a network, that it opens by itself once there is one. */
export function useFailure(ours: Words): Words {
  const t = useTranslations('common.offline');
  return useOnline() ? ours : { title: t('title'), text: t('opens') };
}
