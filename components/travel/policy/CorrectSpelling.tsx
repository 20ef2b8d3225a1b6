import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { useTripChange } from '@/hooks/travel/useTripChange';
import { isTyped, partOf, spellingOf, type TypedDraft } from '@/hooks/travel/useTypedChanges';
import { certificateName } from '@/lib/domain/travel/certificate';
import type { TripPolicyDto, TypedChange } from '@/lib/domain/travel/contract';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; draft: TypedDraft; onChanged: (policy: TripPolicyDto) => unknown };

const nobody = { givenNames: '', surname: '', passportNumber: '' };

/** Combines the spelling of now with what was typed over it. */
function useSpelling(travellers: TripPolicyDto['travellers'], { values = {}, change }: TypedDraft) {
  const begun = travellers.findIndex((each, index) => isTyped(values[partOf(index)], spellingOf(each)));
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? Math.max(begun, 0);
  const typed = values[partOf(at)] ?? {};
  return {
    at,
    now: { ...nobody, ...(travellers[at] && spellingOf(travellers[at])), ...typed },
    choose: setChosen,
    type: (more: TypedChange) => change({ [partOf(at)]: { ...typed, ...more } }),
    clear: () => change({ [partOf(at)]: {} }),
  };
}

export function CorrectSpelling({ policy, draft, onChanged }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const { travellers, policyNumber } = policy;
  const { at, now, choose, type, clear } = useSpelling(travellers, draft);
  const { isBusy, failure, correct } = useTripChange(policyNumber, onChanged);
  const errorOf = (field: string) => failure?.fields[field];
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await correct({ person: at + 1, ...now }))) return;
    choose(at);
    clear();
  };
  return (
    <form className={styles.change} noValidate onSubmit={(event) => void send(event)}>
      {travellers.length > 1 && (
        <Select
          id="spelling-person"
          label={t('person')}
          value={String(at)}
          options={travellers.map((each, index) => ({ value: String(index), label: certificateName(each) }))}
          onChange={({ target }) => choose(Number(target.value))}
        />
      )}
      <TextField
        id="spelling-given"
        label={t('givenNames')}
        value={now.givenNames}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        error={errorOf('givenNames')}
        onChange={({ target }) => type({ givenNames: target.value })}
      />
      <TextField
        id="spelling-surname"
        label={t('surname')}
        value={now.surname}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        error={errorOf('surname')}
        onChange={({ target }) => type({ surname: target.value })}
      />
      <KeptNumberField
        id="spelling-passport"
        label={t('passportNumber')}
        value={now.passportNumber}
        maxLength={24}
        error={errorOf('passportNumber')}
        onValue={(passportNumber) => type({ passportNumber })}
      />
      {failure && Object.keys(failure.fields).length === 0 && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <SaveState status={draft.status} />
      <Button kind="act" type="submit" busy={isBusy}>
        {t('correct')}
      </Button>
    </form>
  );
}
