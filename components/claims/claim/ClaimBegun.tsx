import { useTranslations } from 'next-intl';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { paths } from '@/lib/config/paths';

/** Shown when a claim's address is opened before the claim was told. */
export function ClaimBegun({ claimId }: { claimId: string }) {
  const t = useTranslations('claim');
  return (
    <Lost title={t('draftTitle')} text={t('draftText')}>
      <ButtonLink kind="go" size="big" href={paths.claimDraft(claimId)}>
        {t('draftGoOn')}
      </ButtonLink>
    </Lost>
  );
}
