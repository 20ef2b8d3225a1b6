import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import type { AdvisorTask } from '@/lib/domain/desk/drawer/advisorTask';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import { CallBackForm } from './CallBackForm';
import styles from '@/components/desk/drawer/Drawer.module.css';
import { HandOver } from './HandOver';
import { OpenCalls } from './OpenCalls';
import { OutcomeForm } from './OutcomeForm';

/** Tasks that go on by the outcome of a call. */
const ofCalls: readonly AdvisorTask[] = ['agreePlan', 'callForIdentity'];

type Props = {
  quote: DeskQuoteDto;
  staffId: string;
  actions: DrawerActions;
  onChanged: () => Promise<unknown>;
  onRevealed: (numberMark: string) => void;
};

export function CallWork({ quote, staffId, actions, onChanged, onRevealed }: Props) {
  const t = useTranslations('deskDrawer');
  // Fixed at mount: closing the form when the outcome is noted would lose the focus.
  const [isCall] = useState(() => ofCalls.includes(quote.task));
  return (
    <>
      {quote.calls.length > 0 && (
        <OpenCalls quote={quote} staffId={staffId} onChanged={onChanged} onRevealed={onRevealed} />
      )}
      <details className={styles.fold} open={isCall}>
        <summary>{t('outcome.title')}</summary>
        <OutcomeForm quote={quote} actions={actions} />
      </details>
      <details className={styles.fold}>
        <summary>{t('callBack.title')}</summary>
        <CallBackForm actions={actions} />
      </details>
      {quote.dialerId !== undefined && (
        <details className={styles.fold}>
          <summary>{t('owner.title')}</summary>
          <HandOver owner={quote.owner} staffId={staffId} actions={actions} />
        </details>
      )}
    </>
  );
}
