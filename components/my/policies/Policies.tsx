import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { paths } from '@/lib/config/paths';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import styles from '@/components/my/My.module.css';
import { PolicyCard } from './PolicyCard';

export function Policies({ policies }: { policies: readonly MyPolicyDto[] }) {
  const t = useTranslations('my.policies');
  if (policies.length === 0) {
    return (
      <Face
        kind="empty"
        title={t('noneTitle')}
        action={<ButtonLink href={paths.getQuote}>{t('newQuote')}</ButtonLink>}
      >
        {t('noneText')}
      </Face>
    );
  }
  return (
    <section aria-labelledby="policies" className={styles.part}>
      <h2 id="policies">{t('title')}</h2>
      {policies.map((policy) => (
        <PolicyCard key={policy.policyNumber} policy={policy} />
      ))}
    </section>
  );
}
