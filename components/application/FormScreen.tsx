import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { Draft } from '@/lib/domain/application/answers';
import type { ApplicationDto, SavedSectionDto } from '@/lib/domain/application/contract';
import { completeSections, openFieldsOf, type OpenFields } from '@/lib/domain/application/progress';
import { type Screen, SECTIONS } from '@/lib/domain/application/sections';
import styles from './Application.module.css';
import type { FormOfApplication } from '@/hooks/application/useApplicationForm';
import { PeopleTabs } from './fields/PeopleTabs';
import { Review } from './Review';
import { ScreenFields } from './fields/ScreenFields';
import { SignForm } from './SignForm';
import { useFieldErrors } from './fields/useFieldErrors';
import { useScreenTitle } from './useScreenTitle';

type Props = {
  application: ApplicationDto;
  typed: FormOfApplication;
  open: OpenFields;
  screen: Screen;
  screens: readonly Screen[];
  people: readonly Draft[];
  names: readonly string[];
  go: (screen: Screen) => Promise<unknown>;
  hrefOf: (screen: Screen) => string;
  onStale: () => Promise<unknown>;
  onSigned: (saved: SavedSectionDto) => unknown;
};

export function FormScreen(props: Props) {
  const { application, typed, open, screen, screens, people, names, go, hrefOf, onStale, onSigned } = props;
  const t = useTranslations('application');
  const { titleOf, leadOf } = useScreenTitle(names);
  const { form, problems, draft, write } = typed;
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { section } = screen;
  const openHere = openFieldsOf(screen, open);
  const found = problems?.[section] ?? {};
  const errors = useFieldErrors(section, openHere, found);
  const at = screens.indexOf(screen);
  const before = screens[at - 1];
  const isReview = screen.id === 'review';
  const isRest = completeSections(open).length === SECTIONS.length - 1;
  const [cameComplete] = useState(isRest);
  const following = cameComplete ? screens.at(-1) : screens[at + 1];

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const next = async () => {
    if (openHere.length > 0 || !following) setAttempt((now) => now + 1);
    else await go(following);
  };
  const prepare = async () => {
    setAttempt((now) => now + 1);
    if (openHere.length > 0 || !isRest) return false;
    return draft.flush();
  };
  const nextLabel = (to: Screen | undefined) =>
    to && 'at' in to ? t('nextPerson', { name: names[to.at] ?? '' }) : t('next');
  const state = { section, values: form[section], problems: found, isTold: attempt > 0 };

  return (
    <div className={styles.form}>
      <KeptForm className={styles.form} onSend={next}>
        <SaveState status={draft.status} />
        <ErrorSummary attempt={attempt} errors={attempt > 0 ? errors : []} />
        {'at' in screen && (
          <PeopleTabs
            screen={screen}
            people={people}
            names={names}
            open={open}
            hrefOf={hrefOf}
            screens={screens.filter((each) => each.section === section)}
            today={application.today}
          />
        )}
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf(screen)}
          </h1>
          <p>{leadOf(screen)}</p>
        </header>
        {isReview && (
          <Review
            form={form}
            open={open}
            screens={screens}
            titleOf={titleOf}
            hrefOf={hrefOf}
            today={application.today}
          />
        )}
        <div className={styles.fields}>
          <ScreenFields
            {...state}
            screen={screen}
            form={form}
            names={names}
            write={(values) => write(section, values)}
            today={application.today}
            plan={application.plan}
          />
        </div>
        {!isReview && (
          <Actions
            next={cameComplete ? t('toReview') : nextLabel(following)}
            goBack={before && (() => void go(before))}
          />
        )}
      </KeptForm>
      {isReview && (
        <SignForm
          quoteId={application.quoteId}
          applicationId={application.applicationId}
          mobileNumber={application.mobileNumber}
          declaration={form.declaration}
          prepare={prepare}
          onStale={onStale}
          onSigned={onSigned}
        />
      )}
    </div>
  );
}

function Actions({ next, goBack }: { next: string; goBack: (() => void) | undefined }) {
  const t = useTranslations('application');
  return (
    <div className={styles.actions} data-edge="">
      {goBack && (
        <Button kind="line" size="big" onClick={goBack}>
          {t('back')}
        </Button>
      )}
      <Button kind="go" size="big" type="submit" iconAfter="arrow">
        {next}
      </Button>
    </div>
  );
}
