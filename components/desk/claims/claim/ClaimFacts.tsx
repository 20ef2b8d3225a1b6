import { useLocale, useTranslations } from 'next-intl';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from '@/components/desk/claims/Claims.module.css';
import { Facts, Part } from './Part';

export function ClaimFacts({ claim }: { claim: DeskClaimDto }) {
  const t = useTranslations('deskClaims.claim');
  const kinds = useTranslations('deskClaims.kinds');
  const losses = useTranslations('settledLoss.losses');
  const locale = useLocale();
  const { loss, policyNumber, productName, tier, kind, hospitalName, notice, answers, stay, leftOn } = claim;
  const day = (on: string | undefined) => on && formatDate(on, locale);
  return (
    <Part title={t('story')}>
      <p className={styles.said}>{answers.story}</p>
      <Facts
        rows={[
          [t('policy'), [policyNumber, productName, tier].filter(Boolean).join(', ')],
          [t(loss ? 'loss' : 'kind'), loss ? losses(loss) : kind && kinds(kind)],
          [t(loss ? 'place' : 'hospital'), hospitalName],
          [t('leftOn'), day(leftOn)],
          [t(loss ? 'happened' : 'toldOn'), day(answers.admittedOn)],
          [t('admitted'), day(stay?.admittedOn)],
          [t('notice'), notice && t(notice.isInTime ? 'inTime' : 'notInTime')],
        ]}
      />
    </Part>
  );
}
