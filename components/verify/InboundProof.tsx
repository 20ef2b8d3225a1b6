import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useHeard } from '@/hooks/common/useHeard';
import type { InboundOfferDto } from '@/lib/domain/verify/contract';
import { toSmsLink } from '@/lib/domain/verify/inbound';
import styles from './VerifyPhone.module.css';

type Props = {
  offer: InboundOfferDto;
  /** Redeems the received message; answers the error, if any. */
  onHeard: () => Promise<{ message: string | undefined } | undefined>;
};

/** Proof by an SMS from the customer's phone, which rate limits caused by others can't block. */
export function InboundProof({ offer, onHeard }: Props) {
  const t = useTranslations('verify');
  const state = useHeard(offer.requestId);
  const [failure, setFailure] = useState<string>();
  const used = useRef<string>(undefined);

  const proceed = async () => {
    const problem = await onHeard();
    setFailure(problem && (problem.message ?? t('failed')));
  };

  useEffect(() => {
    if (state !== 'heard' || used.current === offer.requestId) return;
    used.current = offer.requestId;
    void proceed();
  });

  return (
    <section className={styles.inbound} aria-labelledby="inbound">
      <h2 id="inbound">{t('inbound.title')}</h2>
      <p>{t('inbound.why')}</p>
      <p>
        {t.rich('inbound.send', {
          text: () => <b className={styles.message}>{offer.text}</b>,
          number: () => <b className="num">{offer.number}</b>,
        })}
      </p>
      <a className="link" href={toSmsLink(offer.number, offer.text)}>
        {t('inbound.open')}
      </a>
      <p className="tiny">{t('inbound.cost')}</p>
      {failure ? (
        <>
          <Note kind="bad" role="alert">
            {failure}
          </Note>
          <Button kind="line" onClick={() => void proceed()}>
            {t('part.again')}
          </Button>
        </>
      ) : (
        <p role="status">{t(`inbound.${state}`)}</p>
      )}
    </section>
  );
}
