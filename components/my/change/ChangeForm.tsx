import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NomineeFields } from '@/components/application/fields/NomineeFields';
import { AddressFields } from '@/components/application/fields/AddressFields';
import type { SectionState } from '@/components/application/fields/useFields';
import { useFieldErrors } from '@/components/application/fields/useFieldErrors';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { NextTermNote } from '@/components/policy/NextTermNote';
import { useBusy } from '@/hooks/common/useBusy';
import type { useChange } from '@/hooks/my/useChange';
import type { ChangeKind } from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { formatDate } from '@/lib/i18n/format';
import { AccountToPay } from './AccountToPay';
import { AdditionBill } from './AdditionBill';
import styles from './Change.module.css';
import { NameToCorrect } from './NameToCorrect';
import { PersonToAdd } from './PersonToAdd';
import { Present } from './Present';

type Props = { change: ReturnType<typeof useChange>; data: ChangeFormDto };

/** Each kind of change uses the fields and labels of this section of the application. */
const sectionOf = {
  nominee: 'nominee',
  address: 'proposer',
  person: 'members',
  name: 'proposer',
  account: 'bank',
} as const satisfies Record<ChangeKind, SectionState['section']>;

export function ChangeForm({ change: { draft, problems = {}, submit }, data }: Props) {
  const t = useTranslations('change');
  const [attempt, setAttempt] = useState(0);
  const { isBusy, run } = useBusy();
  const locale = useLocale();
  const { kind, today, addition, startsOn, nextTerm, present } = data;
  const section = sectionOf[kind];
  const open = Object.keys(problems);
  const errors = useFieldErrors(section, open, problems);
  const state = { section, values: draft.values ?? {}, problems, isTold: attempt > 0, write: draft.change };

  const ask = async () => {
    setAttempt((now) => now + 1);
    if (open.length > 0) return;
    await run(submit);
  };

  return (
    <KeptForm className={`wrap ${styles.page}`} onSend={ask}>
      <SaveState status={draft.status} />
      <ErrorSummary attempt={attempt} errors={attempt > 0 ? errors : []} />
      <header>
        <h1>{t(`kinds.${kind}.title`)}</h1>
        <p className="lead">{t(`kinds.${kind}.lead`)}</p>
      </header>
      {nextTerm && <NextTermNote nextTerm={nextTerm} says="before" />}
      <Present present={present} />
      {kind === 'nominee' && <NomineeFields {...state} today={today} />}
      {kind === 'address' && <AddressFields {...state} />}
      {kind === 'person' && <PersonToAdd state={state} data={data} />}
      {kind === 'name' && <NameToCorrect state={state} data={data} />}
      {kind === 'account' && <AccountToPay state={state} data={data} />}
      {addition && <AdditionBill addition={addition} />}
      <p className="small">
        {startsOn ? t('later.then', { date: formatDate(startsOn, locale) }) : t(`kinds.${kind}.then`)}
      </p>
      <p className={styles.ways}>
        <Button kind="go" size="big" type="submit" busy={isBusy}>
          {t('ask')}
        </Button>
      </p>
    </KeptForm>
  );
}
