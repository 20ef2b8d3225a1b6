import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { Button } from '@/components/common/ui/Button';
import type { OnDone } from '@/components/desk/DeskQueue';
import styles from '@/components/desk/grievances/Grievances.module.css';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { DeskPort, PortStep } from '@/hooks/desk/queues/useDeskPorts';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import { PAPER_STATES, PORT_ENDS, PORT_PAPERS } from '@/lib/domain/porting/port';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import type { PortsProps } from './portsProps';

type Props = Omit<PortsProps, 'role'> & { port: DeskPortDto; found: DeskPort; onDone: OnDone };

export function PortWork({ port, found, onDone, opened, onMake }: Props) {
  const t = useTranslations('deskPorts');
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSaid') });
  const [number, setNumber] = useState<string>();
  const [noted, setNoted] = useState('');
  const press = async (step: PortStep) => {
    setNoted('');
    const { answer } = await run(() => found.work(step));
    await found.renew();
    if (answer?.mobileNumber !== undefined) setNumber(answer.mobileNumber);
    if (answer && step.what === 'paper')
      setNoted(`${t(`papers.${step.paper}`)}: ${t(`states.${step.state}`)}`);
    if (answer)
      void onDone(step.what === 'close' ? `${port.portId}: ${t(`ended.${step.ended}`)}` : undefined);
  };
  const button = (label: string, step: PortStep, of = '') => (
    <Button key={label} kind="line" size="dense" busy={isBusy} onClick={() => void press(step)}>
      {of && <span className="visuallyHidden">{of}: </span>}
      {label}
    </Button>
  );
  const isLinked = opened !== undefined && opened === port.quoteId;
  return (
    <div className={styles.work} role="group" aria-label={t('work')}>
      <p className={styles.papers}>
        {button(t('take'), { what: 'take' })}
        {button(t('call'), { what: 'call' })}
        <Button kind="line" size="dense" onClick={() => onMake({ name: port.name, mobileNumber: number })}>
          {t('makeQuote')}
        </Button>
        {opened !== undefined &&
          !isLinked &&
          button(t('link', { reference: quoteReference(opened) }), { what: 'quote', quoteId: opened })}
      </p>
      <p role="status">
        {number !== undefined && (
          <a className="num" href={`tel:${number}`}>
            {number}
          </a>
        )}
      </p>
      {port.status !== 'confirmed' && (
        <ul className={styles.rows}>
          {PORT_PAPERS.map((paper) => (
            // The pressed button goes, and its row takes the focus.
            <li key={paper} className={styles.papers} tabIndex={-1} aria-label={t(`papers.${paper}`)}>
              <span aria-hidden="true">{t(`papers.${paper}`)}</span>
              {PAPER_STATES.filter((state) => port.papers[paper] !== state).map((state) =>
                button(t(`note.${state}`), { what: 'paper', paper, state }, t(`papers.${paper}`)),
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="small">
        {noted}
      </p>
      <div className={styles.papers}>
        {PORT_ENDS.map((ended) => (
          <AskTwice
            key={ended}
            size="dense"
            act={t(`ends.${ended}`)}
            warning={t('endsOnce')}
            keep={t('keepOpen')}
            confirm={t(`ends.${ended}`)}
            isBusy={isBusy}
            onConfirm={() => void press({ what: 'close', ended })}
          />
        ))}
      </div>
      {failure && <p role="alert">{Object.values(failure.fields)[0] ?? failure.message}</p>}
    </div>
  );
}
