import { useTranslations } from 'next-intl';
import { BehindCode } from '@/components/verify/BehindCode';
import { OwnPart } from '@/components/verify/OwnPart';
import { useCareers } from '@/hooks/careers/useCareers';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './Careers.module.css';
import { CareersForm } from './CareersForm';
import { SentList } from './SentList';

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '9rem' }];

/** The form of a candidacy. It is behind a code, so that nobody applies in another's name. */
export function Careers() {
  return (
    <OwnPart id="apply" className={styles.careers} titleId="apply-title">
      <Apply />
    </OwnPart>
  );
}

function Apply() {
  const t = useTranslations('careers');
  const own = useCareers(useHydrated());
  return (
    <>
      <h2 id="apply-title">{t('title')}</h2>
      <SentList own={own} />
      <BehindCode
        own={own}
        coming={coming}
        at="apply"
        purpose="careers"
        say={(word) => t(word)}
        locked={(proof) => (
          <>
            <p>{t('proofText')}</p>
            <div className={`card ${styles.proof}`}>{proof}</div>
          </>
        )}
      >
        {(number) => <CareersForm own={own} number={number} />}
      </BehindCode>
    </>
  );
}
