import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useTripChange } from '@/hooks/travel/useTripChange';
import { certificateName } from '@/lib/domain/travel/certificate';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; onChanged: (policy: TripPolicyDto) => unknown };

type Typed = { givenNames?: string; surname?: string; passport?: string };

/** Combines the spelling of now with what was typed over it. */
function useSpelling(travellers: TripPolicyDto['travellers']) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Typed>({});
  const { givenNames = '', surname = '', passport = '' } = { ...travellers[at], ...typed };
  return {
    at,
    now: { givenNames, surname, passport },
    choose: (next: number) => {
      setAt(next);
      setTyped({});
    },
    type: (more: Typed) => setTyped({ ...typed, ...more }),
  };
}

export function CorrectSpelling({ policy, onChanged }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const { travellers, policyNumber } = policy;
  const { at, now, choose, type } = useSpelling(travellers);
  const { isBusy, failure, correct } = useTripChange(policyNumber, onChanged);
  const errorOf = (field: string) => failure?.fields[field];
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { givenNames, surname, passport: passportNumber } = now;
    if (await correct({ person: at + 1, givenNames, surname, passportNumber })) choose(at);
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
        value={now.passport}
        maxLength={24}
        error={errorOf('passportNumber')}
        onValue={(passport) => type({ passport })}
      />
      {failure && Object.keys(failure.fields).length === 0 && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <Button kind="act" type="submit" busy={isBusy}>
        {t('correct')}
      </Button>
    </form>
  );
}
