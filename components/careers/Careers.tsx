import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { type OwnCareers, useCareers } from '@/hooks/careers/useCareers';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './Careers.module.css';
import { CareersForm } from './CareersForm';
import { SentList } from './SentList';

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '9rem' }];

/** Who wants to work here: a form behind a code, so that nobody applies in another's name. */
export function Careers() {
  const t = useTranslations('careers');
  const own = useCareers(useHydrated());
  const [number, setNumber] = useState<string>();
  return (
    <section id="apply" className={styles.careers} aria-labelledby="apply-title">
      <h2 id="apply-title">{t('title')}</h2>
      <SentList own={own} />
      <Write own={own} number={number} onNumber={setNumber} />
    </section>
  );
}

type Props = { own: OwnCareers; number: string | undefined; onNumber: (number: string) => void };

function Write({ own, number, onNumber }: Props) {
  const t = useTranslations('careers');
  const { state, reload } = own;
  if (state === 'ready') return <CareersForm own={own} number={number} />;
  if (state === 'loading') return <Skeleton lines={coming} label={t('loading')} />;
  if (state === 'locked') {
    const keep = (typed: string) => {
      onNumber(typed);
      return Promise.resolve(undefined);
    };
    return (
      <>
        <p>{t('proofText')}</p>
        <div className={`card ${styles.proof}`}>
          <VerifyPhone purpose="careers" onNumber={keep} onVerified={reload} />
        </div>
      </>
    );
  }
  return <AwayFace say={(word) => t(word)} onAgain={() => void reload()} />;
}
