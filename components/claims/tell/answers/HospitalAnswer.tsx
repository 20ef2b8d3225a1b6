import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { useHospitalNames } from '@/hooks/claims/useHospitalNames';
import { useLocation } from '@/hooks/hospitals/useLocation';
import { LONGEST_CLAIM_ANSWERS } from '@/lib/domain/claims/claimProblems';
import type { AnswerProps } from './answerProps';
import { NetworkHospitals } from './NetworkHospitals';

/** The hospital's name as typed is an answer; a network hospital can be chosen instead. */
export function HospitalAnswer({ telling: { answers, data, draft }, id, error }: AnswerProps) {
  const t = useTranslations('tellClaim.hospital');
  const { hospitalId, hospitalName = '' } = answers;
  const [typed, setTyped] = useState(hospitalId ? '' : hospitalName);
  const names = useHospitalNames(typed);
  const location = useLocation(names.searchAround);
  const type = (name: string) => {
    location.forget();
    setTyped(name);
    draft.change({ hospitalName: name, hospitalId: '' });
  };
  const chosen = hospitalId ? { id: hospitalId, name: hospitalName, ofClaim: data?.hospital } : undefined;
  return (
    <>
      <TextField
        id={id}
        error={error}
        label={t('label')}
        prefix={<Icon name="search" />}
        value={hospitalName}
        onChange={({ target }) => type(target.value)}
        maxLength={LONGEST_CLAIM_ANSWERS.hospitalName}
        autoComplete="off"
        spellCheck={false}
      />
      <p>
        <button type="button" className="link" onClick={location.ask}>
          <Icon name="pin" size="small" />
          {t('here')}
        </button>
      </p>
      {location.state === 'refused' && <Note role="status">{t('refused')}</Note>}
      <NetworkHospitals
        names={names}
        chosen={chosen}
        onChoose={(hospital) => draft.change({ hospitalId: hospital.id, hospitalName: hospital.name })}
      />
    </>
  );
}
