import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { ServerDraft } from '@/hooks/common/forms/useServerDraft';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useTravellerProblems } from '@/hooks/travel/useTripDetails';
import { nextPathOf, paths } from '@/lib/config/paths';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { detailsFor, type TripDetails, travellerKeysOf } from '@/lib/domain/travel/travellers';
import type { Trip } from '@/lib/domain/travel/trip';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { TripBill } from '@/components/travel/TripBill';
import trip from '@/components/travel/Trip.module.css';
import { Declarations } from './Declarations';
import { idOf } from './idOf';
import { useLabelled } from './useLabelled';
import { NomineeFields } from './NomineeFields';
import { NotPaid } from './NotPaid';
import { StudiesFields } from './StudiesFields';
import { TravellerCard } from './TravellerCard';
import { TripGlance } from './TripGlance';
import styles from './Travellers.module.css';

type Props = {
  told: TravellersDto & { trip: Trip; price: TripPriceDto };
  draft: Pick<ServerDraft<TripDetails>, 'values' | 'change' | 'status'>;
  onSubmit: (more: object) => Promise<TravellersDto>;
  /** Loads what another session changed. */
  onReload: () => unknown;
};

export function TravellersForm({ told, draft, onSubmit, onReload }: Props) {
  const t = useTranslations('travellers');
  const router = useRouter();
  const toMessage = useFieldMessage();
  const [attempt, setAttempt] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: t('failed') });
  const { quoteId, about, price } = told;
  const details = detailsFor(told.trip, draft.values ?? {});
  const problems = useTravellerProblems(told, draft.values);
  const open = Object.keys(problems ?? {});
  // The server's problems are shown until the validation rules have loaded.
  const known = Object.keys(told.fields ?? {}).map((path) => path.replace('details.', ''));
  const messageAt = (path: string) => (attempt > 0 ? toMessage(problems?.[path]?.key) : undefined);

  const labelled = useLabelled(told.trip);

  const proceed = async () => {
    if (problems && open.length > 0) return setAttempt((now) => now + 1);
    const outcome = await run(() => onSubmit({ about, submit: true }));
    if (outcome.answer?.next === 'payment') await router.push(nextPathOf({ ...outcome.answer }));
    else if (outcome.answer) setAttempt((now) => now + 1);
    if (outcome.isConflict) await onReload();
  };

  return (
    <KeptForm className={`wrap ${trip.page}`} onSend={proceed}>
      <div className={trip.main}>
        <SaveState status={draft.status} />
        <ErrorSummary
          attempt={attempt}
          errors={
            attempt > 0
              ? open.map((path) => ({ fieldId: idOf(path), message: labelled(path, messageAt(path)) }))
              : []
          }
        />
        <div>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <TripGlance trip={told.trip} sumInsuredUsd={price.sumInsuredUsd} />
        <div className={`card ${styles.people}`}>
          {travellerKeysOf(told.trip).map((key, at) => (
            <TravellerCard
              key={key}
              name={key}
              number={at + 1}
              trip={told.trip}
              draft={details[key] ?? {}}
              isWhole={!(problems ? open : known).some((path) => path.startsWith(`${key}.`))}
              messageAt={messageAt}
              onChange={(changed) => draft.change({ [key]: changed })}
            />
          ))}
        </div>
        {told.trip.kind === 'studies' && (
          <StudiesFields
            studies={details.studies ?? {}}
            messageAt={messageAt}
            onChange={(studies) => draft.change({ studies })}
          />
        )}
        <NomineeFields
          count={told.trip.travellers.length}
          nominee={details.nominee ?? {}}
          email={details.contact?.email ?? ''}
          messageAt={messageAt}
          onNominee={(nominee) => draft.change({ nominee })}
          onEmail={(email) => draft.change({ contact: { email } })}
        />
        <Declarations
          kind={kindOf(told.trip)}
          declared={details.declared ?? {}}
          messageAt={messageAt}
          onChange={(declared) => draft.change({ declared })}
        />
        {failure && (
          <Note kind="bad" role="alert">
            {failure.message}
          </Note>
        )}
        <div className={styles.ways}>
          <ButtonLink kind="line" size="big" href={paths.tripSummary(quoteId)}>
            {t('back')}
          </ButtonLink>
          <SubmitButton kind="go" size="big" iconAfter="arrow" busy={isBusy}>
            {t('save')}
          </SubmitButton>
        </div>
      </div>
      <div className={trip.side}>
        <TripBill trip={told.trip} price={price} reference={quoteReference(quoteId)}>
          <p className="tiny">{t('nothingTaken')}</p>
        </TripBill>
        <NotPaid />
      </div>
    </KeptForm>
  );
}
