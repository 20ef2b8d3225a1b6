import { useTranslations } from 'next-intl';

export function Done({ isDone }: { isDone: boolean }) {
  const t = useTranslations('deskClaims.claim');
  return (
    <p role="status" className="tiny">
      {isDone && t('done')}
    </p>
  );
}
