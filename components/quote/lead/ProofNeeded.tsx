import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { paths } from '@/lib/config/paths';

/** The quote belongs to another session: a code opens it here, instead of creating a second one. */
export function ProofNeeded() {
  const t = useTranslations('forms.proofNeeded');
  return (
    <Note kind="warn" role="alert">
      <p>
        <b>{t('title')}</b>
      </p>
      <p>{t('text')}</p>
      <ButtonLink kind="act" href={paths.continue}>
        {t('open')}
      </ButtonLink>
    </Note>
  );
}
