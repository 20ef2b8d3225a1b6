import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { policyPaper } from '@/components/policy/policyPaper';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import styles from './Cards.module.css';
import { HealthCard } from './HealthCard';

/** The cards of policies in force. Printed, the page is only the cards, in the size of a bank card. */
export function Cards({ policies }: { policies: readonly MyPolicyDto[] }) {
  const t = useTranslations('my.cards');
  const language = useLocale();
  return (
    <section id="cards" className={`sand section ${styles.cards}`} aria-labelledby="cards-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="cards-title">{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
        <ul className={styles.list}>
          {policies.flatMap((policy) =>
            policy.cards.map((card, at) => (
              <li key={card.memberId}>
                <HealthCard policy={policy} card={card} />
                <a
                  className={`link small ${styles.pdf}`}
                  href={policyPaper(policy.policyNumber, language, 'healthCard', at + 1)}
                  download
                >
                  {t('pdf', { name: card.name })}
                </a>
              </li>
            )),
          )}
        </ul>
        <p className={styles.print}>
          <Button kind="line" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <span className="small">{t('printed')}</span>
        </p>
      </div>
    </section>
  );
}
