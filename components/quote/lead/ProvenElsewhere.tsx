import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/Note';
import { paths } from '@/lib/config/paths';

/** In place of a second quote: this one belongs to the session that proved its number, and opens here by a code too. */
export function ProvenElsewhere() {
  const t = useTranslations('forms.provenElsewhere');
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
