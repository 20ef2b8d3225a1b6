import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useFreshKey } from '@/hooks/desk/drawer/useFreshKey';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import type { AdvisorTask } from '@/lib/domain/desk/drawer/advisorTask';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import {
  CONTACT_OUTCOMES,
  type ContactOutcome,
  IDENTITY_OUTCOMES,
  PLAN_AGREED,
} from '@/lib/domain/desk/drawer/notes';
import styles from '@/components/desk/drawer/Drawer.module.css';

const warnings: Partial<Record<ContactOutcome, 'stops' | 'wrong' | 'over' | 'agreed' | 'supervisor'>> = {
  soldElsewhere: 'over',
  planAgreed: 'agreed',
  notToBeCalled: 'stops',
  wrongNumber: 'wrong',
  identityConfirmed: 'supervisor',
  identityDoubted: 'supervisor',
};

/** Outcomes that belong to one task only. */
const ofTask: Partial<Record<ContactOutcome, AdvisorTask>> = {
  [PLAN_AGREED]: 'agreePlan',
  ...Object.fromEntries(IDENTITY_OUTCOMES.map((each) => [each, 'callForIdentity'])),
};

type Props = { quote: Pick<DeskQuoteDto, 'task' | 'subject' | 'numberMark'>; actions: DrawerActions };

export function OutcomeForm({ quote: { task, subject, numberMark }, actions }: Props) {
  const t = useTranslations('deskDrawer.outcome');
  const drawer = useTranslations('deskDrawer');
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const select = useRef<HTMLSelectElement>(null);
  const { key, renew } = useFreshKey();
  const [isSaved, setIsSaved] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: drawer('notSent') });
  const shown = CONTACT_OUTCOMES.filter((each) => (ofTask[each] ?? task) === task);
  const warning = outcome && warnings[outcome];
  const save = async () => {
    if (!outcome) return;
    const { answer } = await run(() => actions.noteOutcome(outcome, { subject, numberMark }, key));
    if (!answer) return;
    renew();
    // The button can't be pressed again and would lose the focus.
    select.current?.focus();
    setOutcome(undefined);
    setIsSaved(true);
  };
  return (
    <div className={styles.form}>
      <Select
        ref={select}
        label={t('label')}
        placeholder={t('choose')}
        options={shown.map((value) => ({ value, label: t(`names.${value}`) }))}
        value={outcome ?? ''}
        error={failure?.message}
        onChange={({ target }) => {
          setOutcome(shown.find((each) => each === target.value));
          setIsSaved(false);
        }}
      />
      {warning && <Note kind="warn">{t(warning)}</Note>}
      <Button kind="act" size="small" busy={isBusy} disabled={!outcome} onClick={() => void save()}>
        {t('save')}
      </Button>
      <p role="status" className="tiny">
        {isSaved && t('saved')}
      </p>
    </div>
  );
}
