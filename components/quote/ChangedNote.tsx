import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';

/** Shown when the URL marks a form that changed since the last visit (lib/server/services/quote/landing.ts). */
export function ChangedNote() {
  const t = useTranslations('quote');
  if (!useRouter().query['changed']) return null;
  return (
    <Note kind="warn" role="status">
      {t('formChanged')}
    </Note>
  );
}
