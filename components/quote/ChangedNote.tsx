import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/Note';

/** For who comes back to a form that has changed since: the address says so (lib/server/services/quote/landing.ts). */
export function ChangedNote() {
  const t = useTranslations('quote');
  if (!useRouter().query['changed']) return null;
  return (
    <Note kind="warn" role="status">
      {t('formChanged')}
    </Note>
  );
}
