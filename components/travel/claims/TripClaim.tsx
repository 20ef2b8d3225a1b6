import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { Select } from '@/components/common/form/Select';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useTripClaim } from '@/hooks/travel/useTripClaim';
import { paths } from '@/lib/config/paths';
import { certificateName } from '@/lib/domain/travel/certificate';
import { lossesOf } from '@/lib/domain/travel/claims/losses.data';
import { TRIP_CLAIM_FIELDS } from '@/lib/domain/travel/claims/tripClaim';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import styles from '@/components/travel/policy/TripPolicy.module.css';
import { AccountFields } from './AccountFields';
import { LossFields } from './LossFields';

const idOf = (field: string) => `loss-${field}`;

/** Asks what happened on a trip, to whom, and where the money goes. */
export function TripClaim({ policy }: { policy: TripPolicyDto }) {
  const t = useTranslations('tripClaim');
  const router = useRouter();
  const [attempt, setAttempt] = useState(0);
  const { details, draft, tell, fields, isAway } = useTripClaim(policy.policyNumber);
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: t('failed') });
  const messageAt = (field: string) => (attempt > 0 ? fields[`details.${field}`] : undefined);
  const wrong = TRIP_CLAIM_FIELDS.flatMap((field) => {
    const message = messageAt(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });
  const send = async () => {
    const { answer, isConflict } = await run(tell);
    if (answer?.claimId) await router.push(paths.claim(answer.claimId));
    else if (answer) setAttempt((now) => now + 1);
    if (isConflict) draft.retry();
  };
  if (!draft.values && isAway)
    return (
      <AwayFace title={t('errorTitle')} text={t('errorText')} again={t('again')} onAgain={draft.retry} />
    );
  if (!draft.values) return <Skeleton lines={[{ height: '3.5rem' }]} label={t('loading')} />;
  const part = { details, messageAt, idOf, onChange: draft.change };
  return (
    <KeptForm className={styles.change} onSend={send}>
      <SaveState status={draft.status} />
      <ErrorSummary attempt={attempt} errors={wrong} />
      <Select
        id={idOf('person')}
        label={t('person')}
        placeholder={t('choose')}
        options={policy.travellers.map((each, at) => ({
          value: String(at + 1),
          label: certificateName(each),
        }))}
        value={details.person ?? ''}
        error={messageAt('person')}
        onChange={({ target }) => draft.change({ person: target.value })}
      />
      <Select
        id={idOf('loss')}
        label={t('loss')}
        placeholder={t('choose')}
        options={lossesOf(kindOf(policy.trip), policy.studies).map((value) => ({
          value,
          label: t(`losses.${value}`),
        }))}
        value={details.loss ?? ''}
        error={messageAt('loss')}
        onChange={({ target }) => draft.change({ loss: target.value })}
      />
      <LossFields {...part} trip={policy.trip} today={policy.today} />
      <AccountFields {...part} />
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <p className="small">{t('next')}</p>
      <Button kind="go" type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </KeptForm>
  );
}
